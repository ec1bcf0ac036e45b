/** The positions of flags: centred on large things, beside small ones, with little overlap. */

import { overlap, type Box } from "./geometry";

export interface Flag {
  id: string;
  text: string;
  /** The centre of the flag, on the screen. */
  x: number;
  y: number;
}

/** The approximate size of a flag. */
const LETTER = 7.6;
const EDGE = 22;
const HIGH = 26;
const WIDEST = 132;
/** A thing of this size has room for a flag. */
const ROOMY = 74;
const GAP = 3;

/** Flags for things, from their texts and positions. */
export function flagsOn(things: readonly { id: string; text: string; box: Box }[]): Flag[] {
  const taken: Box[] = [];
  return things.map(({ id, text, box }) => {
    const w = Math.min(WIDEST, text.length * LETTER + EDGE);
    const middle = { x: box.x + (box.w - w) / 2, y: box.y + (box.h - HIGH) / 2 };
    const small = Math.min(box.w, box.h) < ROOMY;
    const beside = [
      { x: middle.x, y: box.y - HIGH - GAP },
      { x: middle.x, y: box.y + box.h + GAP },
      { x: box.x + box.w + GAP, y: middle.y },
      { x: box.x - w - GAP, y: middle.y },
      { x: box.x + box.w, y: box.y - HIGH },
      { x: box.x - w, y: box.y - HIGH },
    ];
    const places = (small ? [...beside, middle] : [middle]).map((at) => ({ ...at, w, h: HIGH }));
    const figures = small ? things.map((thing) => thing.box) : [];
    const cost = (place: Box) =>
      taken.reduce((sum, other) => sum + 3 * overlap(place, other), 0) +
      figures.reduce((sum, other) => sum + overlap(place, other), 0);
    const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    taken.push(best);
    return { id, text, x: best.x + w / 2, y: best.y + HIGH / 2 };
  });
}
