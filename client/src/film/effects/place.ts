/** Where effects stand, in pixels of the screen. */

import type { Box } from "../../table/geometry";

export interface Point {
  x: number;
  y: number;
}

export const MARGIN = 10;

export function centre({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** Above a thing, or below it where there is no room above; always inside the window. */
export function above(box: Box, size: { w: number; h: number }, window: Box, gap = 14): Point {
  const high = box.y - size.h - gap;
  const low = box.y + box.h + gap;
  const fits = high >= window.y + MARGIN || low + size.h > window.y + window.h - MARGIN;
  return inside({ x: box.x + box.w / 2 - size.w / 2, y: fits ? high : low }, size, window);
}

/** The nearest place at which something lies inside a window. */
export function inside({ x, y }: Point, size: { w: number; h: number }, window: Box): Point {
  const right = window.x + window.w - MARGIN - size.w;
  const bottom = window.y + window.h - MARGIN - size.h;
  return { x: Math.max(window.x + MARGIN, Math.min(x, right)), y: Math.max(window.y + MARGIN, Math.min(y, bottom)) };
}

/** A style that puts an element at a point. */
export function at({ x, y }: Point): string {
  return `transform: translate(${x}px, ${y}px)`;
}
