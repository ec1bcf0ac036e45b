/** Where effects stand, in pixels of the screen. */

import { overlap, type Box, type Size } from "../../table/geometry";

export interface Point {
  x: number;
  y: number;
}

export const MARGIN = 10;

export function centre({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** Above a thing, or below or beside it where there is no room or where it would cover others; always inside the
    window. */
export function above(box: Box, size: Size, window: Box, others: readonly Box[] = [], gap = 14): Point {
  const middle = { x: box.x + box.w / 2 - size.w / 2, y: box.y + box.h / 2 - size.h / 2 };
  const places = [
    { x: middle.x, y: box.y - size.h - gap },
    { x: middle.x, y: box.y + box.h + gap },
    { x: box.x + box.w + gap, y: middle.y },
    { x: box.x - size.w - gap, y: middle.y },
  ].map((place) => inside(place, size, window));
  const covered = places.map((place) =>
    [box, ...others].reduce((sum, other) => sum + overlap({ ...place, ...size }, other), 0),
  );
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** The nearest place at which something lies inside a window. */
export function inside({ x, y }: Point, size: Size, window: Box): Point {
  const right = window.x + window.w - MARGIN - size.w;
  const bottom = window.y + window.h - MARGIN - size.h;
  return { x: Math.max(window.x + MARGIN, Math.min(x, right)), y: Math.max(window.y + MARGIN, Math.min(y, bottom)) };
}

/** A style that puts an element at a point. */
export function at({ x, y }: Point): string {
  return `transform: translate(${x}px, ${y}px)`;
}
