/** What is printed on a card, laid out.

    Letters are never smaller on the screen than people can read: where a card is drawn too small for
    all of its text, the text is left to the enlarged card and name and symbols get its room. */

import type { Node } from "../wire";
import { loose, placed, placeOf, type Box, type Size } from "./geometry";
import { fitted, unbroken, width, wrapped, type Face } from "./lettering.svelte";
import { CHIP, smaller, stripFlow, type Room } from "./sizes";

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
const NAME = 15.5;
const LEADING = 1.22;
/** A wider card is printed in larger letters. */
const PLAIN_WIDTH = 215;

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
  { text: false, kind: false, strip: false, name: 2 },
  { text: false, kind: false, strip: false, name: 2, stacked: true },
  { text: false, kind: false, strip: false, name: 3, tight: true },
  { text: false, kind: false, strip: false, name: 3, tight: true, stacked: true },
  { text: false, kind: false, strip: true, name: 0 },
];
const TILE_WANTS: readonly Want[] = [
  { text: true, kind: false, strip: true, name: 1 },
  { text: true, kind: false, strip: false, name: 1 },
  { text: false, kind: false, strip: false, name: 1 },
];

/** Lay out the face of a card or a tile. */
export function print(node: Node, size: Size, room: Room): Print {
  const boxes = placed(node).map((child) => placeOf(child, node, size));
  const band = node.kind === "card" && node.color ? bandOf(node, size, boxes) : null;
  const area = writingArea(size, boxes, band);
  if (room.compact && node.kind === "tile") return chip(node, size);
  const wants = node.kind === "card" ? CARD_WANTS : TILE_WANTS;
  const allowed = room.compact ? wants.filter((want) => !want.text && !want.strip) : wants;
  for (const want of allowed) {
    const done = attempt(node, area, room, want);
    if (done) return { ...done, band };
  }
  return { ...emblemOnly(node, area), band };
}

/** A tile of which only emblem and name are shown, in one row. */
function chip(node: Node, size: Size): Print {
  const side = node.icon ? CHIP.emblem : 0;
  const x = CHIP.margin + (side ? side + CHIP.gap : 0);
  const text = fitted(node.text ?? "", CHIP.letters, size.w - x - CHIP.margin, "serif");
  const y = size.h / 2 + CHIP.letters * 0.35;
  return {
    emblem: side ? { x: CHIP.margin, y: (size.h - side) / 2, w: side, h: side } : null,
    runs: [{ x, y, text, size: CHIP.letters, face: "serif", faded: false }],
    strip: [],
    band: null,
    more: false,
  };
}

function bandOf(node: Node, size: Size, boxes: readonly Box[]): Box {
  const first = boxes[0];
  const below = first ? first.y + first.h / 2 > size.h / 2 : !!node.turned;
  const depth = first ? Math.max(...boxes.map((box) => box.h)) + 9 : 6;
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

/** Lay out as much as is wanted, or nothing if it has no room. */
function attempt(node: Node, area: Box, room: Room, want: Want): Omit<Print, "band"> | null {
  const isCard = node.kind === "card";
  const larger = Math.min(1.3, Math.max(1, area.w / PLAIN_WIDTH));
  const small = Math.max((isCard ? 13 : 14) * larger, LEGIBLE * room.px);
  const nameSize = want.tight ? LEGIBLE * room.px : Math.max(NAME * larger, (LEGIBLE + 1) * room.px);
  const lines = node.lines ?? [];
  const kind = isCard && node.icon ? lines[0] : undefined;
  const body = kind === undefined ? lines : lines.slice(1);

  const children = want.strip ? loose(node) : [];
  const row = stripFlow(children, area.w, smaller(room));
  const stripHeight = children.length ? row.size.h + 5 : 0;
  if (row.boxes.some((box) => box.w > area.w + 0.5)) return null;

  const spare = area.h - stripHeight;
  const side = emblemSide(node, spare, larger, room, want);
  const left = !side || want.stacked ? 0 : side + (want.tight ? 4 * room.px : 7 * Math.min(larger, side / 30));
  const name = want.name ? nameLines(node.text ?? "", nameSize, area.w - left, want.name) : [];
  if (!name) return null;
  const runs: Run[] = [];
  let y = want.stacked && side ? side + 2 * room.px : 0;
  for (const text of name) {
    runs.push({ x: left, y: y + nameSize * 0.98, text, size: nameSize, face: "serif", faded: false });
    y += nameSize * 1.13;
  }
  if (want.kind && kind !== undefined) {
    const parts = wrapped(kind, small, area.w - left, "bold");
    if (parts.length > (want.text ? 1 : 2)) return null;
    for (const text of parts) {
      runs.push({ x: left, y: y + small * 1.08, text, size: small, face: "bold", faded: true });
      y += small * LEADING;
    }
  }
  y = Math.max(y + 1, side ? side + 2 : 0);
  const centred = want.stacked || !want.name;
  const emblemTop = want.text || want.stacked ? 0 : Math.max(0, (Math.min(y, spare) - side) / 2);
  if (want.text) {
    y += 3;
    for (const text of body.flatMap((line) => wrapped(line, small, area.w))) {
      runs.push({ x: 0, y: y + small * 0.95, text, size: small, face: "sans", faded: false });
      y += small * LEADING;
    }
  }
  if (y > spare + small * 0.25) return null;

  const shift = want.text ? 0 : Math.max(0, (spare - y) / 2);
  const top = area.y + area.h - row.size.h;
  return {
    emblem: side
      ? { x: area.x + (centred ? (area.w - side) / 2 : 0), y: area.y + shift + emblemTop, w: side, h: side }
      : null,
    runs: runs.map((run) => {
      const aside = centred ? (area.w - width(run.text, run.size, run.face)) / 2 : 0;
      return { ...run, x: area.x + run.x + aside, y: area.y + shift + run.y };
    }),
    strip: children.flatMap((child, place) => {
      const box = row.boxes[place];
      return box ? [{ node: child, box: { ...box, x: area.x + box.x, y: top + box.y } }] : [];
    }),
    more: !want.text && body.length > 0 && children.length > 0,
  };
}

function emblemSide(node: Node, spare: number, larger: number, room: Room, want: Want): number {
  if (!node.icon) return 0;
  if (want.tight) return Math.min(18 * room.px, spare);
  if (want.stacked) return Math.max(24 * room.px, Math.min(44, spare - 2.5 * NAME * room.px));
  const usual = (node.kind === "card" ? 34 : 24) * larger;
  if (!want.name) return Math.max(0, Math.min(spare, usual * 1.6 * room.px));
  return Math.min(Math.max(usual, 24 * room.px), spare);
}

function nameLines(name: string, size: number, limit: number, most: number): string[] | null {
  if (width(name, size, "serif") <= limit) return name ? [name] : [];
  if (!unbroken(name, size, limit, "serif")) return null;
  const lines = wrapped(name, size, limit, "serif");
  return lines.length <= most ? lines : null;
}

function emblemOnly(node: Node, area: Box): Omit<Print, "band"> {
  const side = node.icon ? Math.max(0, Math.min(area.h, area.w)) : 0;
  const emblem = { x: area.x + (area.w - side) / 2, y: area.y + (area.h - side) / 2, w: side, h: side };
  return { emblem: side ? emblem : null, runs: [], strip: [], more: false };
}
