/** How things beside the board lie in a room that does not grow: closer and closer, until all are in sight.

    Nothing there scrolls. What has no room even in its smallest form is drawn a little smaller as a whole. */

import type { Node } from "../protocol";
import type { Box, Size } from "./geometry";
import type { HandRoom } from "./hands";
import type { Laid } from "./layout";
import { locate } from "./locate";
import { COLUMN, LEAN_COLUMN, panels, UNFRAMED, type Frame } from "./panels";
import { CLOSE, COMPACT, LEGIBLE, measure, PLAIN, SLIM, SLIMMER, SNUG, type Room } from "./sizes";
import type { Type } from "./typesetting";

/** The least height of a card in a hand. */
const LOWEST = 112;
/** What lies above and below the cards of a hand. */
const AROUND = 12;
/** Of a card below another one, so much has to be seen for its name. */
const NAMED = 66;
/** In so many forms, from the first on, everything says all that it has to say. */
const WORDED = 4;
const STEP = 0.04;
const SMALLEST = 0.4;
/** The widths that are tried for what should be as narrow as its height allows. */
const NARROWER = 12;
const LEAST_PLATE = 190;
/** A pile with its number. */
const LEAST_PILE = 66;

export interface Spread {
  laid: Laid[];
  size: Size;
  scale: number;
}

/** What all of an area has in common. */
export interface Letters {
  type: Type;
  focus: string;
}

interface Page {
  laid: Laid[];
  height: number;
}

/** What is before a player: cards as high as there is room, and then all else closer together. */
export function spreadHand(nodes: readonly Node[], size: Size, letters: Letters, most: number): Spread {
  const high = Math.max(LOWEST, size.h - AROUND);
  const rooms = [PLAIN, SNUG, CLOSE, SLIM, SLIMMER, COMPACT].map((room): Room => {
    return { ...room, ...letters, hand: { most, high, columns: 0 } };
  });
  // Cards lie on one another only if nothing else can be closer together without losing its words.
  const worded = rooms.slice(0, WORDED).map((room) => bare(nodes, size.w, room));
  const roomy = worded.filter(({ height }) => height <= size.h);
  const best = roomy.find((page) => !overlapping(page)) ?? roomy.at(-1);
  if (best && !hidden(best)) return { ...best, size, scale: 1 };
  // Rather than the names of cards, all else loses its words.
  const bared = rooms.slice(WORDED).map((room) => bare(nodes, size.w, room));
  const legible = bared.find((page) => page.height <= size.h && !hidden(page));
  if (legible) return { ...legible, size, scale: 1 };
  if (best) return { ...best, size, scale: 1 };
  for (const room of rooms) {
    const page = bare(nodes, size.w, room);
    if (page.height <= size.h) return { ...page, size, scale: 1 };
    const lower = lowered(nodes, size, room, page.height);
    if (lower) return { ...lower, size, scale: 1 };
  }
  // Rather than that letters are too small to read, cards lie closer than their names.
  for (const room of rooms) {
    const page = bare(nodes, size.w, { ...room, hand: { ...room.hand!, crowded: true } });
    if (page.height <= size.h) return { ...page, size, scale: 1 };
  }
  const last = rooms.at(-1)!;
  return shrunk(size, (wide) => bare(nodes, wide, { ...last, hand: { most, high: LOWEST, columns: 0 } }));
}

/** Whether of some card in a hand so little is seen that its name has no room. */
function hidden({ laid }: Page): boolean {
  return [...locate(laid, false).values()].some(({ room }) => room.seen > 0 && room.seen < NAMED);
}

/** Whether cards of a hand lie on one another, but for equal ones. */
function overlapping({ laid }: Page): boolean {
  const hands = new Map<string | null, Box[]>();
  for (const { node, box, parent, room } of locate(laid, false).values()) {
    if (node.kind === "card" && !node.face_down && room.copies > 0) hands.set(parent, [...(hands.get(parent) ?? []), box]);
  }
  return [...hands.values()].some((boxes) =>
    boxes.some((box) => boxes.some(({ x }) => x > box.x + 1 && x < box.x + box.w - 1)),
  );
}

/** The same with cards that are a little lower, if that is enough. */
function lowered(nodes: readonly Node[], size: Size, room: Room, height: number): Page | null {
  const high = room.hand!.high - (height - size.h);
  if (high < LOWEST) return null;
  const page = bare(nodes, size.w, { ...room, hand: { ...room.hand!, high } });
  return page.height <= size.h ? page : null;
}

/** A hand in a sheet that is as high as it needs. */
export function spreadSheet(nodes: readonly Node[], wide: number, letters: Letters, hand: HandRoom | null): Spread {
  const room = hand ? { ...SNUG, ...letters, hand } : { ...COMPACT, ...letters };
  const page = panels(nodes, wide, room);
  return { ...page, size: { w: wide, h: page.height }, scale: 1 };
}

/** What is nobody's, as narrow as the height allows: without its print before it takes more than the half of its
    room, and without the names of piles where the screen is narrow. */
export function spreadSupply(nodes: readonly Node[], { w, h }: Size, letters: Letters, tight: boolean): Spread {
  const full: Room = { ...COMPACT, ...letters, lean: tight };
  const slim: Room = { ...full, slim: true };
  // Words in a plate are not broken.
  const first = Math.ceil((nodes.some(hasPlate) ? LEAST_PLATE : LEAST_PILE) / (w / NARROWER));
  for (const [room, from, to] of [[full, first, 6], [slim, 3, 6], [full, 7, NARROWER], [slim, 7, NARROWER]] as const) {
    for (let part = from; part <= to; part++) {
      const wide = (w * part) / NARROWER;
      const page = bare(nodes, wide, room);
      if (page.height <= h && rightOf(page) <= wide + 0.5) return { ...page, size: { w: wide, h }, scale: 1 };
    }
  }
  return shrunk({ w, h }, (wide) => bare(nodes, wide, slim));
}

function hasPlate(node: Node): boolean {
  return (node.kind === "card" && !node.face_down) || (node.children ?? []).some(hasPlate);
}

/** Where the last thing ends. */
function rightOf({ laid }: Page): number {
  return Math.max(0, ...laid.map(({ node, box, room }) => box.x + measure(node, box.w, room).w));
}

function bare(nodes: readonly Node[], wide: number, room: Room, frame: Frame = UNFRAMED): Page {
  return panels(nodes, wide, room, frame);
}

function shrunk(size: Size, lay: (wide: number) => Page): Spread {
  for (let scale = 1 - STEP; ; scale -= STEP) {
    const page = lay(size.w / scale);
    if (page.height * scale <= size.h || scale < SMALLEST) return { ...page, size: { w: size.w / scale, h: size.h / scale }, scale };
  }
}

// ---- plates, one below the other

/** The plate of a player, or of all of them together. */
export interface Plate {
  nodes: readonly Node[];
  /** The same without what is left out where plates are many. */
  fewer: readonly Node[];
  /** It is spelled out as long as there is room. */
  active: boolean;
  /** What stands above its things. */
  head: number;
  /** The name of the only figure on it, which may stand above, too. */
  called: string | null;
}

export interface Stack {
  plates: Spread[];
  height: number;
  /** The names of figures are not on their plates. */
  brief: boolean;
}

/** Plates with a name and figures, and smaller marks below. */
const LEAN: Partial<Room> = { slim: true, lean: true, chips: "below", token: 20 };
const LARGER: Partial<Room> = { ...LEAN, token: 24 };
const PLATES: readonly [active: Partial<Room>, others: Partial<Room>][] = [
  [{}, {}],
  [{}, { slim: true }],
  [{}, { slim: true, chips: "below" }],
  [{ slim: true }, { slim: true, chips: "below" }],
  [{ ...LARGER, chips: "" }, LARGER],
  [{ slim: true, chips: "below" }, { slim: true, chips: "below" }],
  [{ ...LEAN, chips: "" }, LEAN],
  [LARGER, LARGER],
  [LEAN, LEAN],
  [{ ...LARGER, brief: true }, { ...LARGER, brief: true }],
  [{ ...LEAN, brief: true }, { ...LEAN, brief: true }],
];
/** A narrow rail has only the last ones. */
const NARROW = 5;

/** Plates in a column: the fullest forms of all that fit. `narrow` has them small from the start. */
export function stacked(plates: readonly Plate[], size: Size, gap: number, letters: Letters, narrow: boolean): Stack {
  const forms = narrow ? PLATES.slice(-NARROW) : PLATES;
  for (const [active, others] of forms) {
    const stack = stackOf(plates, size, gap, 1, (plate) => ({ ...COMPACT, ...letters, ...(plate.active ? active : others) }));
    if (stack.height <= size.h) return stack;
  }
  const [active] = forms.at(-1)!;
  for (let scale = 1 - STEP; ; scale -= STEP) {
    const legible = { ...letters, type: atLeast(letters.type, LEGIBLE / scale), px: 1 / scale };
    const stack = stackOf(plates, size, gap, scale, () => ({ ...COMPACT, ...legible, ...active }));
    if (stack.height <= size.h || scale < SMALLEST) return stack;
  }
}

/** Letters, none of them smaller than that. */
function atLeast({ name, kind, text, foot }: Type, least: number): Type {
  return { name: Math.max(name, least), kind: Math.max(kind, least), text: Math.max(text, least), foot: Math.max(foot, least) };
}

function stackOf(plates: readonly Plate[], { w }: Size, gap: number, scale: number, room: (plate: Plate) => Room): Stack {
  const laid = plates.map((plate): Spread => {
    const given = room(plate);
    const own = given.brief && plate.called === null ? { ...given, brief: false } : given;
    const { laid, height } = bare(own.lean ? plate.fewer : plate.nodes, w / scale, own, own.lean ? LEAN_COLUMN : COLUMN);
    return { laid, size: { w: w / scale, h: height }, scale };
  });
  const heights = laid.map(({ size }, place) => (plates[place]?.head ?? 0) + size.h * scale + gap);
  return { plates: laid, brief: plates.some((plate) => room(plate).brief), height: heights.reduce((sum, high) => sum + high, -gap) };
}
