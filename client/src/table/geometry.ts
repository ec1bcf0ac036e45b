/** Boxes and sizes: where things lie, in pixels of the drawing they belong to. */

import type { Node } from "../protocol";

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** A box without a margin on each side; a negative margin grows it. */
export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

/** The largest square in the middle of a box. */
export function square(box: Box): Box {
  const side = Math.min(box.w, box.h);
  return { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side };
}

/** The smallest box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** How much of two boxes lies on the other, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(wide, 0) * Math.max(high, 0);
}

/** Where a placed child lies on its parent: `at` is measured from the parent's corner, in its units. */
export function placeOf(child: Node, parent: Node, room: Size): Box {
  const [wide, high] = parent.size ?? [1, 1];
  const [x, y] = child.at ?? [0, 0];
  const [w, h] = child.size ?? [1, 1];
  const across = room.w / wide;
  const down = room.h / high;
  return { x: x * across, y: y * down, w: w * across, h: h * down };
}

/** The children to which the scene gave a place. */
export function placed(node: Node): Node[] {
  return node.children?.filter((child) => child.at) ?? [];
}

/** The children that flow. */
export function loose(node: Node): Node[] {
  return node.children?.filter((child) => !child.at) ?? [];
}
