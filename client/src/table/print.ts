/** What is printed on a card, laid out.

    Letters are never smaller on the screen than people can read: where a card is drawn too small for
    all of its text, the text is left to the enlarged card and name and symbols get its room. */

import type { Node } from "../protocol";
import { loose, placed, placeOf, type Box, type Size } from "./geometry";
import { fitted, unbroken, width, wrapped, type Face } from "./lettering.svelte";
import { MEASURES } from "./measures";
import { CHIP, chipLines, smaller, stripFlow, tilePrint, type Room } from "./sizes";

export interface Run {
  x: number;
  y: number;
  text: string;
  size: number;
  face: Face;
  faded: boolean;
}

export interface Print {
  emblem: Box | null;
  runs: Run[];
  /** The symbols below the text. */
  strip: { node: Node; box: Box }[];
  /** The edge in the card's colour: behind the symbols that are placed along it, else a thin line. */
  band: Box | null;
  /** There is text that had no room, and room for a mark that says so. */
  more: boolean;
}

/** The least size of letters on the screen. */
export const LEGIBLE = 13;
const LEADING = 1.22;
/** Letters may be so much larger than they must be before they grow more slowly. */
const NEAR = 1.35;

interface Want {
  text: boolean;
  kind: boolean;
  strip: boolean;
  /** In how many lines the name may stand; none if it is left out. */
  name: number;
  /** The name as small as can be read, beside a small emblem. */
  tight?: boolean;
  /** The name below the emblem instead of beside it. */
  stacked?: boolean;
  /** Words of the name that are too long are cut off. */
  cut?: boolean;
}

const CARD_WANTS: readonly Want[] = [
  { text: true, kind: true, strip: true, name: 1 },
  { text: true, kind: true, strip: true, name: 2 },
  { text: true, kind: false, strip: true, name: 2 },
  { text: true, kind: false, strip: true, name: 2, tight: true },
  { text: false, kind: true, strip: true, name: 1 },
  { text: false, kind: true, strip: true, name: 2 },
  { text: false, kind: false, strip: true, name: 2 },
  { text: false, kind: false, strip: true, name: 2, stacked: true },
  { text: false, kind: false, strip: true, name: 2, tight: true },
  { text: false, kind: false, strip: true, name: 3, tight: true, stacked: true },
  { text: false, kind: false, strip: true, name: 3, tight: true },
  { text: false, kind: false, strip: false, name: 2 },
  { text: false, kind: false, strip: false, name: 2, stacked: true },
  { text: false, kind: false, strip: false, name: 3, tight: true },
  { text: false, kind: false, strip: false, name: 3, tight: true, stacked: true },
  { text: false, kind: false, strip: true, name: 3, tight: true, stacked: true, cut: true },
  { text: false, kind: false, strip: false, name: 3, tight: true, stacked: true, cut: true },
  { text: false, kind: false, strip: true, name: 0 },
];
const TILE_WANTS: readonly Want[] = [
  { text: true, kind: false, strip: true, name: 1 },
  { text: true, kind: false, strip: true, name: 1, tight: true },
  { text: true, kind: false, strip: false, name: 1 },
  { text: true, kind: false, strip: false, name: 1, tight: true },
  { text: true, kind: false, strip: false, name: 0 },
  { text: false, kind: false, strip: false, name: 1 },
];

/** Lay out the face of a card or a tile. */
export function print(node: Node, size: Size, room: Room): Print {
  const boxes = placed(node).map((child) => placeOf(child, node, size));
  const band = node.kind === "card" && node.color ? bandOf(node, size, boxes) : null;
  const area = writingArea(size, boxes, band);
  if (room.compact && node.kind === "tile") return chip(node, size);
  const wants = node.kind === "card" ? CARD_WANTS : TILE_WANTS;
  const allowed = room.compact ? wants.filter((want) => !want.text) : wants;
  for (const want of allowed) {
    const done = attempt(node, area, room, want);
    if (done) return { ...done, band };
  }
  return { ...emblemOnly(node, area), band };
}

/** A tile of which only emblem and name are shown. */
function chip(node: Node, size: Size): Print {
  const { margin, emblem: side, letters, leading } = CHIP;
  const top = node.icon ? margin + side + margin * 0.5 : (size.h - leading) / 2;
  return {
    emblem: node.icon ? { x: (size.w - side) / 2, y: margin, w: side, h: side } : null,
    runs: chipLines(node).map((line, place) => {
      const text = fitted(line, letters, size.w - 2, "serif");
      const x = (size.w - width(text, letters, "serif")) / 2;
      return { x, y: top + letters + place * leading, text, size: letters, face: "serif", faded: false };
    }),
    strip: [],
    band: null,
    more: false,
  };
}

function bandOf(node: Node, size: Size, boxes: readonly Box[]): Box {
  const first = boxes[0];
  const below = first ? first.y + first.h / 2 > size.h / 2 : !!node.turned;
  const depth = first ? Math.max(...boxes.map((box) => box.h)) + MEASURES.beyond_band : 6;
  return { x: 0, y: below ? size.h - depth : 0, w: size.w, h: depth };
}

/** The largest part of a card, from edge to edge, on which nothing is placed. */
export function writingArea(size: Size, boxes: readonly Box[], band: Box | null): Box {
  const pad = Math.max(4, Math.min(8, size.w * 0.045));
  const taken = [...boxes, ...(band ? [band] : [])]
    .map((box): [number, number] => [box.y - 2, box.y + box.h + 2])
    .sort((a, b) => a[0] - b[0]);
  let [top, start, tallest] = [pad, pad, 0];
  for (const [begin, end] of [...taken, [size.h, size.h] as const]) {
    if (begin - pad - top > tallest) [start, tallest] = [top, begin - pad - top];
    top = Math.max(top, end + pad * 0.6);
  }
  return { x: pad + 1, y: start, w: size.w - 2 * pad - 2, h: tallest };
}

/** The sizes of the letters of a card: its print, and its name. */
interface Type {
  larger: number;
  small: number;
  name: number;
}

function typeOf(node: Node, area: Box, room: Room, want: Want): Type {
  const isCard = node.kind === "card";
  // Seen from near, letters grow less than the card, so that more of them have room.
  const grown = Math.min(MEASURES.largest, Math.max(1, area.w / MEASURES.plain_width));
  const larger = grown * Math.min(1, NEAR * room.px);
  const small = Math.max((isCard ? MEASURES.print : tilePrint(room)) * larger, LEGIBLE * room.px);
  const name = Math.max((isCard ? MEASURES.name : tilePrint(room) + 1.5) * larger, (LEGIBLE + 1) * room.px);
  return { larger, small, name: want.tight ? small : name };
}

/** Lay out as much as is wanted, or nothing if it has no room. */
function attempt(node: Node, area: Box, room: Room, want: Want): Omit<Print, "band"> | null {
  const type = typeOf(node, area, room, want);
  const children = want.strip ? loose(node) : [];
  const row = stripFlow(children, area.w, smaller(room));
  if (row.size.w > area.w + 0.5) return null;
  const spare = area.h - (children.length ? row.size.h + 5 : 0);

  const side = emblemSide(node, spare, room, want, type);
  if (side < LEGIBLE * room.px && node.icon) return null;
  const head = headOf(node, area.w, side, room, want, type);
  if (!head) return null;
  const none = { runs: [], end: head.height };
  const text = want.text ? paragraph(bodyOf(node), area.w, head.height + 3, type.small) : none;
  if (text.end > spare + type.small * 0.25) return null;

  const down = area.y + (want.text ? 0 : Math.max(0, (spare - text.end) / 2));
  const centred = want.stacked || (!want.name && !want.text);
  const emblemTop = want.text || want.stacked ? 0 : Math.max(0, (Math.min(head.height, spare) - side) / 2);
  const stripTop = area.y + area.h - row.size.h;
  return {
    emblem: side
      ? { x: area.x + (centred ? (area.w - side) / 2 : 0), y: down + emblemTop, w: side, h: side }
      : null,
    runs: [...head.runs, ...text.runs].map((run) => {
      const aside = centred ? (area.w - width(run.text, run.size, run.face)) / 2 : 0;
      return { ...run, x: area.x + run.x + aside, y: down + run.y };
    }),
    strip: children.flatMap((child, place) => {
      const box = row.boxes[place];
      return box ? [{ node: child, box: { ...box, x: area.x + box.x, y: stripTop + box.y } }] : [];
    }),
    more: !want.text && bodyOf(node).length > 0 && children.length > 0,
  };
}

/** The line below the name, on a card with an emblem. */
function kindOf(node: Node): string | undefined {
  return node.kind === "card" && node.icon ? node.lines?.[0] : undefined;
}

function bodyOf(node: Node): readonly string[] {
  return (node.lines ?? []).slice(kindOf(node) === undefined ? 0 : 1);
}

/** Name and kind, beside the emblem or below it; nothing if they have no room. */
function headOf(
  node: Node,
  limit: number,
  side: number,
  room: Room,
  want: Want,
  type: Type,
): { runs: Run[]; height: number } | null {
  const gap = want.tight ? 4 * room.px : MEASURES.beside_emblem * Math.min(type.larger, side / 30);
  const left = side && !want.stacked ? side + gap : 0;
  const names = want.name ? nameLines(node.text ?? "", type.name, limit - left, want) : [];
  const kind = (want.kind && kindOf(node)) || "";
  const kinds = wrapped(kind, type.small, limit - left, "bold");
  if (!names || !unbroken(kind, type.small, limit - left, "bold") || kinds.length > (want.text ? 1 : 3)) return null;
  const runs: Run[] = [];
  let y = side && want.stacked ? side + 2 * room.px : 0;
  for (const text of names) {
    runs.push({ x: left, y: y + type.name * 0.98, text, size: type.name, face: "serif", faded: false });
    y += type.name * 1.13;
  }
  for (const text of kinds) {
    runs.push({ x: left, y: y + type.small * 1.08, text, size: type.small, face: "bold", faded: true });
    y += type.small * LEADING;
  }
  return { runs, height: Math.max(y + 1, side ? side + 2 : 0) };
}

function paragraph(lines: readonly string[], limit: number, top: number, size: number): { runs: Run[]; end: number } {
  const texts = lines.flatMap((line) => wrapped(line, size, limit));
  const runs = texts.map((text, place): Run => {
    return { x: 0, y: top + size * (place * LEADING + 0.95), text, size, face: "sans", faded: false };
  });
  return { runs, end: top + texts.length * size * LEADING };
}

function emblemSide(node: Node, spare: number, room: Room, want: Want, { larger }: Type): number {
  if (!node.icon) return 0;
  if (want.tight) return Math.min(18 * room.px, spare);
  if (want.stacked) return Math.max(24 * room.px, Math.min(44, spare - 2.5 * MEASURES.name * room.px));
  const usual = MEASURES.emblem[node.kind === "card" ? "card" : "tile"] * larger;
  if (!want.name && !want.text) return Math.max(0, Math.min(spare, usual * 1.6 * room.px));
  return Math.min(Math.max(usual, 24 * room.px), spare);
}

function nameLines(name: string, size: number, limit: number, want: Want): string[] | null {
  if (width(name, size, "serif") <= limit) return name ? [name] : [];
  if (!want.cut && !unbroken(name, size, limit, "serif")) return null;
  const lines = want.cut
    ? name.split(" ").map((word) => fitted(word, size, limit, "serif"))
    : wrapped(name, size, limit, "serif");
  return lines.length <= want.name ? lines : null;
}

function emblemOnly(node: Node, area: Box): Omit<Print, "band"> {
  const side = node.icon ? Math.max(0, Math.min(area.h, area.w)) : 0;
  const emblem = { x: area.x + (area.w - side) / 2, y: area.y + (area.h - side) / 2, w: side, h: side };
  return { emblem: side ? emblem : null, runs: [], strip: [], more: false };
}
