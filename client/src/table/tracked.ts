/** A card with a track on it: its drawing, name and text, and the levels of the track as a column at the right.

    In less room it becomes a half card, with name and figures above, the drawing beside the text and the levels in
    a row below; in still less only name, figures and levels are left. */

import type { Node } from "../protocol";
import { bodyOf, kindOf, LEADING, type Run, type Told } from "./face";
import type { Box, Size } from "./geometry";
import { unbroken, width, wrapped } from "./lettering.svelte";
import { measure, smaller, type Room } from "./sizes";

/** Levels of a track: what lies at one height. */
interface Level {
  node: Node;
  points: number;
  falls: boolean;
}

interface Track {
  levels: Level[];
  /** Before which level the line across the track is, or -1. */
  line: number;
  tripped: boolean;
}

export interface Tracked {
  art: Box | null;
  /** The bar in the card's colour that the name is written on. */
  bar: Box;
  /** What is behind the levels. */
  groove: Box;
  line: Box | null;
  tripped: boolean;
  runs: Run[];
  strip: { node: Node; box: Box; room: Room }[];
  /** What the levels about to fall fall by. */
  tag: { box: Box; text: string; size: number } | null;
  told: Told;
}

const SMALLEST = 12;
const READING = 13;
const PILL = 22;
/** The least height of a drawing that is worth showing, and how much of a card it takes at most. */
const LEAST_ART = 54;
const MOST_ART = 0.56;
/** The part of a card that the drawing has if the short text says enough. */
const ROOMY_ART = 0.4;
const BIGGEST = 38;
/** The least room for a level in a row, and the least height for figures above levels. */
const LEGIBLE = 16;
const TWO_ROWS = 42;

/** Whether a card has a track on it. */
export function isTracked(node: Node): boolean {
  return node.kind === "card" && !node.face_down && !!node.children?.some(({ kind }) => kind === "track");
}

const memo = new WeakMap<Node, Map<string, Tracked>>();

/** Lay out a card with a track. */
export function tracked(node: Node, size: Size, room: Room): Tracked {
  const known = memo.get(node) ?? new Map<string, Tracked>();
  memo.set(node, known);
  const key = [size.w, size.h, room.px, room.upright, ...Object.values(room.type), width("m", 10, "bold")].join();
  let found = known.get(key);
  if (!found) known.set(key, (found = whole(node, size, room) ?? half(node, size, room) ?? tab(node, size, room)));
  return found;
}

// ---- what there is to show

function trackOf(node: Node): Track {
  const track = node.children?.find(({ kind }) => kind === "track");
  const heights = new Map<number, Node[]>();
  const track_line = track?.children?.find(({ kind }) => kind === "wall");
  for (const child of track?.children ?? []) {
    if (child.kind === "wall" || child.icon === "struck") continue;
    const at = Math.round((child.at?.[1] ?? 0) * 1000);
    heights.set(at, [...(heights.get(at) ?? []), child]);
  }
  const sorted = [...heights].sort(([one], [other]) => one - other);
  const levels = sorted.map(([, nodes]): Level => ({ node: nodes[0]!, points: nodes.length, falls: !!nodes[0]!.glow }));
  const down = (track_line?.at?.[1] ?? 0) * 1000;
  const line = track_line ? sorted.findIndex(([at]) => at > down) : -1;
  return { levels, line, tripped: track_line?.color === "slate" };
}

function pills(node: Node): Node[] {
  return node.children?.filter(({ kind }) => kind === "badge") ?? [];
}

function levelAt({ node, points }: Level, box: Box, room: Room): Tracked["strip"][number] {
  return { node, box, room: { ...room, points } };
}

/** The name in lines, in the largest letters that leave its words whole. */
function nameIn(node: Node, limit: number, room: Room, most: number): { lines: string[]; size: number } | null {
  const name = node.text ?? "";
  for (const letters of [room.type.name, room.type.name - 1, READING, SMALLEST]) {
    const size = letters * room.px;
    const lines = wrapped(name, size, limit, "serif");
    if (unbroken(name, size, limit, "serif") && lines.length <= most) return { lines, size };
  }
  return null;
}

function written(lines: readonly string[], x: number, y: number, size: number, face: Run["face"], ink: Run["ink"]): Run[] {
  return lines.map((text, place) => ({ x, y: y + size * (0.95 + place * (face === "serif" ? 1.1 : LEADING)), text, size, face, ink }));
}

/** The text in the room that is there: in full, in smaller letters, or the short one. */
function textIn(node: Node, w: number, h: number, room: Room, wanted = h): { lines: string[]; size: number; told: Told } | null {
  const body = bodyOf(node);
  if (!body.length) return { lines: [], size: 0, told: "none" };
  // The short text leaves more room for the drawing.
  if (wanted < h && node.short) {
    const roomy = textIn(node, w, wanted, room);
    if (roomy) return roomy;
  }
  const ways: [readonly string[], number, Told][] = [];
  for (const letters of [room.type.text, READING]) ways.push([body, letters, "full"]);
  if (node.short) for (const letters of [room.type.text, READING]) ways.push([[node.short], letters, "short"]);
  ways.push([node.short ? [node.short] : body, SMALLEST, node.short ? "short" : "full"]);
  for (const [words, letters, told] of ways) {
    const size = letters * room.px;
    const lines = words.flatMap((line) => wrapped(line, size, w));
    if (words.every((line) => unbroken(line, size, w)) && lines.length * size * LEADING <= h) return { lines, size, told };
  }
  return null;
}

// ---- the three ways

function whole(node: Node, { w, h }: Size, room: Room): Tracked | null {
  const { px } = room;
  const { levels, line, tripped } = trackOf(node);
  const groove = Math.max(34 * px, Math.min(48 * px, w * 0.22));
  const wide = w - groove;
  const pad = 8 * px;
  if (wide < 66 * px || h < wide) return null;
  const name = nameIn(node, wide - 2 * pad, room, 2);
  if (!name) return null;
  const kind = wrapped(kindOf(node), room.type.kind * px, wide - 2 * pad, "bold");
  for (const kinds of [kind.length < 3 ? kind : [], []]) {
    const bar = name.lines.length * name.size * 1.1 + kinds.length * room.type.kind * px * LEADING + 9 * px;
    const text = textIn(node, wide - 2 * pad, h - LEAST_ART * px - bar - 2 * pad, room, h * (1 - ROOMY_ART) - bar - 2 * pad);
    if (!text) continue;
    const high = text.lines.length * text.size * LEADING;
    const art = high ? Math.min(h - bar - high - 2 * pad, Math.max(LEAST_ART * px, h * MOST_ART)) : h - bar;
    const body = art + bar;
    const side = Math.max(6 * px, Math.min(BIGGEST * px, groove - 8 * px, (h - 10 * px) / levels.length - 5 * px));
    const step = side + Math.min(9 * px, (h - 10 * px - side * levels.length) / levels.length);
    const at = (place: number): Box => ({ x: wide + (groove - side) / 2, y: 8 * px + place * step, w: side, h: side });
    const falls = levels.findIndex(({ falls }) => falls);
    return {
      art: { x: 0, y: 0, w: wide, h: art },
      bar: { x: 0, y: art, w: wide, h: bar },
      groove: { x: wide, y: 0, w: groove, h },
      line: line > 0 ? { x: wide + 2 * px, y: at(line).y - (step - side) / 2 - 2 * px, w: groove - 4 * px, h: 4 * px } : null,
      tripped,
      runs: [
        ...written(name.lines, pad, art + 3 * px, name.size, "serif", "head"),
        ...written(kinds, pad, art + 4 * px + name.lines.length * name.size * 1.1, room.type.kind * px, "bold", "head"),
        ...written(text.lines, pad, body + pad * 0.8, text.size, "sans", "text"),
      ],
      strip: [...corners(node, wide, room), ...levels.map((level, place) => levelAt(level, at(place), room))],
      tag: falls < 0 ? null : tagAt(node, wide - 4 * px, at(falls), room),
      told: text.told,
    };
  }
  return null;
}

/** Attack Strength in the upper left corner, gold in the upper right one. */
function corners(node: Node, wide: number, room: Room): Tracked["strip"] {
  const small = { ...smaller(room), token: PILL * room.px };
  const [first, ...rest] = pills(node);
  const edge = 5 * room.px;
  const taken = [first, ...rest].reduce((sum, child) => sum + (child ? measure(child, wide, small).w + edge : 0), edge);
  let right = wide - edge;
  let y = edge;
  const others = rest.map((child) => {
    const { w } = measure(child, wide, small);
    // Without room for all of them side by side they stand one above the other.
    if (taken > wide) [right, y] = [edge + w, y + small.token + 2 * room.px];
    right -= w;
    const box = { x: right, y, w, h: small.token };
    right -= edge;
    return { node: child, box, room: small };
  });
  if (!first) return others;
  return [{ node: first, box: { x: edge, y: edge, w: measure(first, wide, small).w, h: small.token }, room: small }, ...others];
}

/** What clears a level, beside it on the drawing. */
function tagAt(node: Node, right: number, level: Box, room: Room): Tracked["tag"] {
  const text = node.children?.find(({ kind }) => kind === "text")?.text;
  const size = SMALLEST * room.px;
  const w = width(text ?? "", size, "bold") + 14 * room.px;
  if (!text || w > right - 4 * room.px) return null;
  const h = 20 * room.px;
  const y = Math.max(level.y + (level.h - h) / 2, (PILL + 9) * room.px);
  return { box: { x: right - w, y, w, h }, text, size };
}

/** Name and figures side by side, as icon and number alone if they leave the name too little room. */
function heading(node: Node, w: number, room: Room, most: number) {
  return headingOf(node, w, room, most, false) ?? headingOf(node, w, room, most, true);
}

function headingOf(node: Node, w: number, room: Room, most: number, plain: boolean) {
  const { px } = room;
  const small = { ...smaller(room), token: (plain ? 18 : PILL) * px, plain };
  const pad = 5 * px;
  const [first, ...rest] = pills(node).map((child) => ({ node: child, w: measure(child, w, small).w, h: small.token }));
  const left = first ? first.w + 2 * pad : pad;
  const right = rest.reduce((sum, each) => sum + each.w + pad, 0);
  const name = nameIn(node, w - left - right - pad, room, most);
  if (!name) return null;
  const h = Math.max(name.lines.length * name.size * 1.1 + 6 * px, small.token + 6 * px);
  const y = (h - name.lines.length * name.size * 1.1) / 2 - 0.5 * px;
  let end = w;
  const strip = [
    ...(first ? [{ node: first.node, box: { x: pad, y: (h - first.h) / 2, w: first.w, h: first.h }, room: small }] : []),
    ...rest.map((each) => ({ node: each.node, box: { x: (end -= each.w + pad), y: (h - each.h) / 2, w: each.w, h: each.h }, room: small })),
  ];
  return { h, strip, runs: written(name.lines, left, y, name.size, "serif", "head") };
}

/** Levels in a row, in a box. */
function across(levels: readonly Level[], { x, y, w, h }: Box, room: Room): Tracked["strip"] {
  const side = Math.max(6 * room.px, Math.min(BIGGEST * room.px, h, w / Math.max(1, levels.length) - 3 * room.px));
  const step = Math.min(side + 8 * room.px, w / Math.max(1, levels.length));
  const start = x + (w - step * levels.length + step - side) / 2;
  return levels.map((level, place) => {
    return levelAt(level, { x: start + place * step, y: y + (h - side) / 2, w: side, h: side }, room);
  });
}

/** The line across a row of levels. */
function lineIn(strip: Tracked["strip"], line: number, groove: Box, px: number): Box | null {
  const [before, after] = [strip[line - 1]?.box, strip[line]?.box];
  if (!before || !after) return null;
  return { x: (before.x + before.w + after.x) / 2 - 2 * px, y: groove.y + 2 * px, w: 4 * px, h: groove.h - 4 * px };
}

function half(node: Node, { w, h }: Size, room: Room): Tracked | null {
  const { px } = room;
  const { levels, line, tripped } = trackOf(node);
  const head = heading(node, w, room, 2);
  if (!head) return null;
  const low = Math.min(38 * px, w / levels.length + 4 * px);
  const middle = h - head.h - low;
  const pad = 7 * px;
  for (const part of [0.36, 0]) {
    if (part && (w < 130 * px || middle < 44 * px)) continue;
    const wide = w * part;
    const text = textIn(node, w - wide - 2 * pad, middle - pad, room);
    if (!text || text.told === "none") continue;
    const groove = { x: 0, y: h - low, w, h: low };
    const row = across(levels, { x: 4 * px, y: h - low + 3 * px, w: w - 8 * px, h: low - 6 * px }, room);
    return {
      art: wide ? { x: 0, y: head.h, w: wide, h: middle } : null,
      bar: { x: 0, y: 0, w, h: head.h },
      groove,
      line: line > 0 ? lineIn(row, line, groove, px) : null,
      tripped,
      runs: [...head.runs, ...written(text.lines, wide + pad, head.h + pad * 0.6, text.size, "sans", "text")],
      strip: [...head.strip, ...row],
      tag: null,
      told: text.told,
    };
  }
  return null;
}

/** Name, figures and levels alone; where the name needs all of the width, in a row below it or in two. */
function tab(node: Node, size: Size, room: Room): Tracked {
  const head = heading(node, size.w, room, 2);
  if (head) return tabBelow(node, size, room, { h: head.h, runs: head.runs, strip: head.strip, inset: 0 });
  const { px } = room;
  const { w, h } = size;
  const pad = 5 * px;
  const cut = { lines: wrapped(node.text ?? "", SMALLEST * px, w - pad, "serif"), size: SMALLEST * px };
  const name = nameIn(node, w - 2 * pad, room, 3) ?? cut;
  const bar = name.lines.length * name.size * 1.1 + 5 * px;
  const runs = written(name.lines, pad, 2 * px, name.size, "serif", "head");
  if (h - bar >= TWO_ROWS * px) {
    const row = figuresIn(pills(node), pad, bar + 3 * px, { ...smaller(room), token: 20 * px });
    return tabBelow(node, size, room, { h: bar, runs, strip: row, inset: 0, below: 23 * px });
  }
  // Levels are worth more than gold where there is one row for both.
  const small = { ...smaller(room), token: Math.max(8 * px, Math.min(16 * px, h - bar - 4 * px)), plain: true };
  const all = figuresIn(pills(node), pad, bar + (h - bar - small.token) / 2, small);
  const rows = [all, all.slice(0, 1)].map((row) => ({ row, end: Math.max(0, ...row.map(({ box }) => box.x + box.w)) + pad }));
  const { levels } = trackOf(node);
  const { row, end } = rows.find(({ end }) => (w - end) / levels.length >= LEGIBLE * px) ?? rows[1]!;
  return tabBelow(node, size, room, { h: bar, runs, strip: row, inset: end });
}

/** Figures side by side. */
function figuresIn(nodes: readonly Node[], x: number, y: number, room: Room): Tracked["strip"] {
  return nodes.map((node) => {
    const { w } = measure(node, Infinity, room);
    const box = { x, y, w, h: room.token };
    x += w + 5 * room.px;
    return { node, box, room };
  });
}

/** What is above the levels of a tab, and beside them. */
interface Top {
  h: number;
  runs: Run[];
  strip: Tracked["strip"];
  /** What is taken at the left of the levels, and above them below the bar. */
  inset: number;
  below?: number;
}

function tabBelow(node: Node, { w, h }: Size, room: Room, { h: bar, runs, strip, inset, below = 0 }: Top): Tracked {
  const { px } = room;
  const { levels, line, tripped } = trackOf(node);
  const top = bar + below;
  const face = room.upright && !inset ? node.children?.find(({ kind, picture }) => kind === "token" && picture) : undefined;
  const owner = face && h - top > 44 * px ? Math.min(22 * px, (h - top) * 0.4) : 0;
  const deep = Math.min((BIGGEST + 6) * px, h - top - owner);
  const spare = h - top - owner - deep;
  const art = spare >= LEAST_ART * px ? { x: 0, y: top + owner, w, h: spare } : null;
  const start = top + owner + (art ? spare : 0);
  const groove = { x: 0, y: bar, w, h: Math.max(0, h - bar) };
  const left = inset || 3 * px;
  const row = across(levels, { x: left, y: start + 2 * px, w: w - left - 3 * px, h: Math.max(8 * px, h - start - 4 * px) }, room);
  const side = owner - 3 * px;
  const letters = SMALLEST * px;
  return {
    art,
    bar: { x: 0, y: 0, w, h: bar },
    groove,
    line: line > 0 ? lineIn(row, line, groove, px) : null,
    tripped,
    runs: owner && face
      ? [...runs, { x: side + 9 * px, y: top + 2 * px + side / 2 + letters * 0.36, text: face.text ?? "", size: letters, face: "bold", ink: "head" }]
      : runs,
    strip: [
      ...strip,
      ...(owner && face ? [{ node: { ...face, text: "" }, box: { x: 4 * px, y: top + 2 * px, w: side, h: side }, room: { ...room, token: side } }] : []),
      ...row,
    ],
    tag: null,
    told: bodyOf(node).length ? "left out" : "none",
  };
}
