/** Boards that adapt to their window: drawn deeper or less deep, and upright where there is more height than width.

    Cards, slots and grooves take part in it. Small things keep their size and their distance from the nearer edge. */

import type { Node } from "../protocol";
import { around, type Box, type Size } from "./geometry";

/** How the table is drawn: upright or not, and how many times as deep as it says. */
interface Way {
  upright: boolean;
  deeper: number;
}

type Pair = [number, number];

/** How much less or more deep than it says a board may be. */
const LEVEL: Pair = [0.84, 1.4];
const UPRIGHT: Pair = [0.6, 2.2];
/** What keeps its size. */
const SMALL: readonly Node["kind"][] = ["token", "die"];

const memo = new WeakMap<Node, { key: string; node: Node }>();

/** A board as it is drawn in a window. */
export function adapted(board: Node, window: Size): Node {
  const [wide, deep] = board.size ?? [1, 1];
  if (!board.adapts || window.w < 1 || window.h < 1) return board;
  const upright = window.h > window.w;
  const [least, most] = upright ? UPRIGHT : LEVEL;
  const wanted = (wide / deep) * (upright ? window.w / window.h : window.h / window.w);
  const way = { upright, deeper: Math.min(most, Math.max(least, wanted)) };
  if (!upright && way.deeper === 1) return board;
  return laidOut(board, way, null);
}

function laidOut(node: Node, way: Way, parent: Node | null): Node {
  const key = [way.upright, way.deeper, parent?.kind, ...(parent?.size ?? [])].join();
  const known = memo.get(node);
  if (known?.key === key) return known.node;
  const children = node.children?.map((child) => (child.at ? laidOut(child, way, node) : child));
  const small = SMALL.includes(node.kind);
  const after: Node = { ...node, ...(parent && placeIn(node, parent, way, small)), ...(children && { children }) };
  if (node.size && !small) after.size = sizeIn(node.size, way);
  memo.set(node, { key, node: after });
  return after;
}

function sizeIn([wide, deep]: Pair, { upright, deeper }: Way): Pair {
  return upright ? [deep * deeper, wide] : [wide, deep * deeper];
}

function placeIn(node: Node, parent: Node, { upright, deeper }: Way, small: boolean): Pick<Node, "at"> {
  const [along, across] = node.at ?? [0, 0];
  const [wide, deep] = node.size ?? [1, 1];
  const [whole, room] = parent.size ?? [1, 1];
  // From the far edge; an upright table has its far side at the right.
  const share = room > deep ? across / (room - deep) : 0;
  if (!small) {
    return { at: upright ? [(room - across - deep) * deeper, along] : [along, across * deeper] };
  }
  if (!upright) return { at: [along, share * (room * deeper - deep)] };
  const row = parent.kind === "slot" ? inMiddle(parent) : [];
  if (!row.includes(node)) return { at: [(1 - share) * (room * deeper - wide), along + (wide - deep) / 2] };
  // Things side by side in a slot stay so.
  const box = around(row.map(boxOf));
  const alone = row.length === 1 && wide * 2 > whole;
  const middle = [alone ? 0.5 : 1 - (box.y + box.h / 2) / room, box.x + box.w / 2] as const;
  const corner = [middle[0] * room * deeper - box.w / 2, middle[1] - box.h / 2] as const;
  return { at: [corner[0] + along - box.x, corner[1] + across - box.y] };
}

/** What lies in a slot and not along its edge. */
function inMiddle(slot: Node): Node[] {
  const [whole, room] = slot.size ?? [1, 1];
  return (slot.children ?? []).filter((child) => {
    const { y, w, h } = boxOf(child);
    const share = y / Math.max(room - h, 0.01);
    return child.at && SMALL.includes(child.kind) && (w * 2 > whole || (share > 0.2 && share < 0.8));
  });
}

function boxOf({ at, size }: Node): Box {
  return { x: at?.[0] ?? 0, y: at?.[1] ?? 0, w: size?.[0] ?? 1, h: size?.[1] ?? 1 };
}
