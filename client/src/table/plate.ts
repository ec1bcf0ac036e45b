/** A wide and low card: its drawing at the left, name and kind beside it, its text and figures below. It is as high
    as its words need. */

import type { Node } from "../protocol";
import { bodyOf, kindOf, LEADING, nameOf, type Print, type Run } from "./face";
import { loose } from "./geometry";
import { unbroken, width, wrapped } from "./lettering.svelte";
import { smaller, stripFlow, type Room } from "./sizes";

const PAD = 8;
const EDGE = 4;
const SIDE = 40;
const TEXT = 13;
/** A full text that needs more lines gives way to the short one. */
const LINES = 3;
/** In a band that has room for more. */
const MORE_LINES = 6;
/** So many badges say what a plate is about: figures of a Hero, whose text is on the enlarged card. */
const STATS = 3;
/** The measures of plates that are many. */
const LEAN = { pad: 5, edge: 2, gap: 6, beyond: 3 };
/** How large the drawing on one of them is at most and at least: it fills what is high by its words and badges. */
const LARGEST = 56;
const LEAST = 32;
const STEP = 4;
/** The number at the corner of a plate, as in the order of Initiative. */
const COUNT = 22;

export interface Plate {
  height: number;
  print: Print;
}

/** Lay out a plate in a width. */
export function plate(node: Node, wide: number, room: Room): Plate {
  if (!room.lean) return printed(node, wide, room, SIDE);
  const [symbols, stats] = symbolsOf(node);
  const least = room.brief && stats ? room.token + STEP : LEAST;
  const slight = printed(node, wide, room, least);
  for (let side = LARGEST; symbols.length && side > least; side -= STEP) {
    const larger = printed(node, wide, room, side);
    if (larger.height <= slight.height) return larger;
  }
  return slight;
}

/** The same with a drawing of such a size. */
function printed(node: Node, wide: number, room: Room, most: number): Plate {
  const { type } = room;
  const [all, stats] = symbolsOf(node);
  const children = room.lean ? all.slice(0, STATS) : all;
  const pad = room.lean ? LEAN.pad : PAD;
  const brief = room.brief && stats;
  const beside = most + (room.lean ? LEAN.gap : 7);
  // Rather than a word of the name, the drawing is left out.
  const marked = !!node.icon && (brief || unbroken(nameOf(node, room), type.name, wide - 2 * pad - beside - (node.count == null ? 0 : COUNT), "serif"));
  const left = pad + (marked ? beside : 0);
  const named = wide - left - pad - (node.count == null ? 0 : COUNT);
  const start = EDGE + (room.lean ? LEAN.edge : 5);
  const runs: Run[] = [];
  let y = start;
  for (const text of brief ? [] : wrapped(nameOf(node, room), type.name, named, "serif")) {
    runs.push({ x: left, y: y + type.name * 0.95, text, size: type.name, face: "serif", ink: "text" });
    y += type.name * 1.12;
  }
  // Of a slim plate the figures stand at the end of its name, where they have room.
  const last = runs.at(-1);
  if (room.slim && !stats && last && node.figures && width(last.text, type.name, "serif") + width(node.figures, type.foot, "bold") + 2 * pad <= named) {
    runs.push({ x: wide - pad - width(node.figures, type.foot, "bold"), y: last.y, text: node.figures, size: type.foot, face: "bold", ink: "text" });
  }
  for (const text of room.lean ? [] : wrapped(kindOf(node), type.kind, wide - left - PAD, "bold")) {
    runs.push({ x: left, y: y + type.kind, text, size: type.kind, face: "bold", ink: "faded" });
    y += type.kind * 1.2;
  }
  const side = room.slim && !children.length ? Math.min(most, Math.max(28, y - EDGE - 4)) : most;
  const emblem = marked ? { x: pad, y: start, w: side, h: side } : null;
  const low = emblem ? emblem.y + side : 0;
  // Where plates are many, the figures stand beside the drawing.
  const across = room.lean ? left : pad;
  y = Math.max(y, room.lean && children.length ? 0 : low) + (room.lean ? 0 : 2);

  const { told, lines } = room.slim || stats ? { told: toldNothing(node), lines: [] } : textOf(node, wide - 2 * PAD, room.hand && !room.bareTile ? MORE_LINES : LINES);
  for (const text of lines) {
    runs.push({ x: PAD, y: y + TEXT * 0.97, text, size: TEXT, face: "sans", ink: "text" });
    y += TEXT * LEADING;
  }
  const figures = stats || room.slim ? [] : wrapped([node.figures, room.outlook].filter(Boolean).join(" · "), type.foot, wide - 2 * PAD, "bold");
  for (const text of figures) {
    runs.push({ x: PAD, y: y + type.foot, text, size: type.foot, face: "bold", ink: "text" });
    y += type.foot * LEADING;
  }
  const beyond = (room.lean ? LEAN.beyond : pad) + (room.lean && node.count != null ? COUNT : 0);
  const row = stripFlow(children, wide - across - beyond, room.lean ? { ...smaller(room), token: room.token } : smaller(room));
  const top = y + (children.length && !brief ? 3 : 0);
  const strip = children.flatMap((child, place) => {
    const box = row.boxes[place];
    return box ? [{ node: child, box: { ...box, x: across + box.x, y: top + box.y } }] : [];
  });
  const height = Math.max(children.length ? top + row.size.h : y, room.lean ? low : 0) + (room.lean ? 4 : 6);
  return {
    height,
    print: {
      header: null,
      emblem: emblem && { box: emblem, picture: !!node.picture, disc: true },
      art: null,
      runs,
      strip,
      band: { x: 0, y: 0, w: wide, h: EDGE },
      told,
    },
  };
}

/** The name on the plate of a figure, if there is one such plate among some things. */
export function calledBy(nodes: readonly Node[]): string | null {
  const named = figuresIn(nodes);
  return named.length === 1 ? (named[0]!.text ?? null) : null;
}

function figuresIn(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => (node.kind === "card" && symbolsOf(node)[1] ? [node] : figuresIn(node.kind === "tray" ? (node.children ?? []) : [])));
}

function symbolsOf(node: Node): [Node[], boolean] {
  const children = loose(node).filter((child) => child.kind !== "text");
  return [children, children.filter((child) => child.kind === "badge").length >= STATS];
}

function toldNothing(node: Node): Print["told"] {
  return bodyOf(node).length ? "left out" : "none";
}

function textOf(node: Node, limit: number, most: number): { told: Print["told"]; lines: string[] } {
  const body = bodyOf(node);
  const full = body.flatMap((line) => wrapped(line, TEXT, limit));
  if (!body.length) return { told: "none", lines: [] };
  if (full.length <= most || !node.short) return { told: "full", lines: full };
  return { told: "short", lines: wrapped(node.short, TEXT, limit) };
}
