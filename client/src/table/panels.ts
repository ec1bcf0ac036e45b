/** The layout of free-standing trays in rows that are as low and as full as possible. */

import type { Node } from "../protocol";
import type { Laid } from "./layout";
import { measure, panelSize, type Room } from "./sizes";

export const PANEL_GAP = 10;
/** Where plates are many. */
const LEAN_GAP = 5;
/** The least width of a tray beside others, with a frame and without one. */
const NARROWEST = 230;
const BARE = 60;

/** How trays stand: each in a frame or not, how narrow beside others, and how far below others. */
export interface Frame {
  framed: boolean;
  least: number;
  gap: number;
}

export const FRAMED: Frame = { framed: true, least: NARROWEST, gap: PANEL_GAP };
export const UNFRAMED: Frame = { framed: false, least: BARE, gap: PANEL_GAP };
/** One below the other. */
export const COLUMN: Frame = { framed: false, least: Infinity, gap: PANEL_GAP };
export const LEAN_COLUMN: Frame = { ...COLUMN, gap: LEAN_GAP };

interface Row {
  nodes: readonly Node[];
  widths: readonly number[];
  height: number;
  /** How high it is, and how much of it stays unused. */
  badness: number;
}

/** The positions of trays in a given width, in order, with frames or without. */
export function panels(nodes: readonly Node[], limit: number, room: Room, frame = FRAMED): { laid: Laid[]; height: number } {
  const laid: Laid[] = [];
  const { gap } = frame;
  let y = 0;
  for (const { nodes: beside, widths, height } of rows(nodes, limit, room, frame)) {
    let x = 0;
    beside.forEach((node, place) => {
      const w = widths[place] ?? 0;
      const h = node.kind === "tray" ? height : measure(node, w, room).h;
      laid.push({ node, room, box: { x, y, w, h } });
      x += w + PANEL_GAP;
    });
    y += height + gap;
  }
  return { laid, height: Math.max(0, y - gap) };
}

function rows(nodes: readonly Node[], limit: number, room: Room, frame: Frame): Row[] {
  // The best rows from each node on, found from the last one backwards.
  const best: { badness: number; rows: Row[] }[] = [];
  best[nodes.length] = { badness: 0, rows: [] };
  for (let start = nodes.length - 1; start >= 0; start--) {
    for (let end = start + 1; end <= nodes.length; end++) {
      const rest = best[end];
      for (const row of shares(nodes.slice(start, end), limit, room, frame)) {
        const badness = row.badness + (rest?.badness ?? 0);
        if (badness < (best[start]?.badness ?? Infinity)) {
          best[start] = { badness, rows: [row, ...(rest?.rows ?? [])] };
        }
      }
    }
  }
  return best[0]?.rows ?? [];
}

/** Ways to divide a width: equally, or more for trays that can use it. */
function shares(nodes: readonly Node[], limit: number, room: Room, frame: Frame): Row[] {
  const [first] = nodes;
  if (nodes.length === 1 && first) return [row(nodes, [limit], limit, room, frame)];
  const width = limit - PANEL_GAP * (nodes.length - 1);
  const wanted = nodes.map((node) => sizeOf(node, limit, room, frame).w);
  const all = wanted.reduce((sum, wide) => sum + wide, 0);
  const ways = [nodes.map(() => width / nodes.length), wanted.map((wide) => (width * wide) / all)];
  return ways
    .filter((widths) => Math.min(...widths) >= frame.least)
    .map((widths) => row(nodes, widths, limit, room, frame));
}

function sizeOf(node: Node, limit: number, room: Room, { framed }: Frame) {
  return framed ? panelSize(node, limit, room) : measure(node, limit, room);
}

function row(nodes: readonly Node[], widths: readonly number[], limit: number, room: Room, frame: Frame): Row {
  const sizes = nodes.map((node, place) => sizeOf(node, widths[place] ?? 0, room, frame));
  const height = Math.max(...sizes.map((size) => size.h));
  const used = sizes.reduce((sum, size) => sum + size.w * size.h, 0);
  const overflow = sizes.reduce((sum, size, place) => sum + Math.max(0, size.w - (widths[place] ?? 0) - 0.5), 0);
  const unused = (limit * height - used) / limit;
  return { nodes, widths, height, badness: height + PANEL_GAP + unused + overflow * 100 };
}
