/** The way of a figure over the floor, as it is drawn. */

import type { Box, Size } from "./geometry";
import type { Place } from "./locate";
import type { View } from "./zoom";

/** The middles of things on a drawing; those that are not on it are left out. */
export function middles(ids: readonly string[], places: ReadonlyMap<string, Place>): { x: number; y: number }[] {
  return ids.flatMap((id) => {
    const box = places.get(id)?.box;
    return box ? [{ x: box.x + box.w / 2, y: box.y + box.h / 2 }] : [];
  });
}

/** A line through points that begins at the edge of the figure rather than on its face. */
export function lineOf(points: readonly { x: number; y: number }[]): string {
  const [start, next, ...rest] = points;
  if (!start || !next) return "";
  const edge = { x: (start.x + next.x) / 2, y: (start.y + next.y) / 2 };
  return `M${[edge, next, ...rest].map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** How far a tag stays from its square, on the screen. */
const GAP = 8;

/** The corner of a tag beside a square: on the right, unless it would leave the window there. */
export function tagAt(box: Box, size: Size, view: View, window: Size): { x: number; y: number } {
  const gap = GAP / view.k;
  const right = box.x + box.w + gap;
  const fits = (right + size.w) * view.k + view.x <= window.w - GAP;
  return { x: fits ? right : box.x - gap - size.w, y: box.y + (box.h - size.h) / 2 };
}
