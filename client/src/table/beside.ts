/** The position of a popover: beside its thing, without covering anything important. */

import { overlap, type Box, type Size } from "./geometry";

const GAP = 12;
/** How far from the resting pointer an enlarged card stays. */
const NEAR = 14;
/** The least distance to the edge of the window. */
export const MARGIN = 8;

/** A place for a popover beside a box, inside the window, that covers as little as possible of the others. It is never
    far from the box, though all about it can be chosen: nobody looks for it in a corner. */
export function beside(box: Box, size: Size, window: Size, others: readonly Box[]): { x: number; y: number } {
  const middle = { x: box.x + (box.w - size.w) / 2, y: box.y + (box.h - size.h) / 2 };
  const right = box.x + box.w + GAP;
  const left = box.x - size.w - GAP;
  const above = box.y - size.h - GAP;
  const below = box.y + box.h + GAP;
  const top = box.y + box.h - size.h;
  const tried = [
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: right, y: box.y },
    { x: left, y: box.y },
    { x: right, y: top },
    { x: left, y: top },
    { x: middle.x, y: above },
    { x: middle.x, y: below },
  ].map(({ x, y }) => ({ x: inside(x, size.w, window.w), y: inside(y, size.h, window.h) }));
  let [best, least] = [tried[0] ?? middle, Infinity];
  tried.forEach((at, order) => {
    const here = { ...at, ...size };
    // Covering the thing itself is worst.
    const bad = overlap(here, box) * 6 + others.reduce((sum, other) => sum + overlap(here, other), 0) + order * 40;
    if (bad < least) [best, least] = [at, bad];
  });
  return best;
}

/** What is to be covered least of all counts so much more than what is only better seen. */
const LIT = 40;
const OWN = 6;

/** The place of an enlarged card: at the right edge of the board or at its left, wherever it covers neither the
    pointer nor its thing, nothing that can be chosen if that is possible, and as little as possible of all else. */
export function atEdge(
  box: Box,
  size: Size,
  stage: Box,
  lit: readonly Box[],
  pointer: { x: number; y: number } | null,
  others: readonly Box[] = [],
): { x: number; y: number } {
  const right = stage.x + stage.w - size.w - MARGIN;
  const left = stage.x + MARGIN;
  const bottom = stage.y + stage.h - size.h - MARGIN;
  const middle = stage.y + (stage.h - size.h) / 2;
  const tried = [stage.y + MARGIN, bottom, middle].flatMap((y) => [{ x: right, y }, { x: left, y }]).map(({ x, y }) => ({ x: Math.max(MARGIN, x), y: Math.max(MARGIN, y) }));
  const cost = (at: { x: number; y: number }) => {
    const here = { ...at, ...size };
    const under = pointer && overlap(here, { x: pointer.x - NEAR, y: pointer.y - NEAR, w: 2 * NEAR, h: 2 * NEAR });
    const covered = (boxes: readonly Box[]) => boxes.reduce((sum, each) => sum + overlap(here, each), 0);
    return (under ? 1e9 : 0) + overlap(here, box) * OWN + covered(lit) * LIT + covered(others);
  };
  return tried.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}

function inside(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - length - MARGIN));
}
