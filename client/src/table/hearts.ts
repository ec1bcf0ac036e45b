/** Where the hit points of a figure stand on it. */

import type { Box } from "./geometry";

/** A heart around the origin, one unit from its middle to each side. */
export const HEART = "M0 .95C-.6.5-1 .1-1-.38-1-.76-.74-.98-.45-.98-.24-.98-.08-.86 0-.68.08-.86.24-.98.45-.98.74-.98 1-.76 1-.38 1 .1.6.5 0 .95z";

/** More hearts than this are one heart with a number. */
export const MOST_HEARTS = 4;
/** The least side of a heart on the screen: with a number in it that can be read, and without. */
const COUNTED = 19;
const SMALL = 9;
/** How far what stands at a figure's foot reaches beyond its face, to the edges of its square. */
const BEYOND = 0.075;

interface Heart {
  x: number;
  y: number;
  r: number;
}

export interface Hearts {
  one?: Heart;
  each: Heart[];
  pill?: Box;
}

/** The hearts of a figure with a face of this side; `px` are pixels of the drawing to one of the screen. */
export function heartsOf(count: number, side: number, px: number, { counted = false, left = 0 } = {}): Hearts {
  const foot = side * (1 + BEYOND);
  if (counted || count > MOST_HEARTS) {
    const r = Math.min(Math.max(side * 0.2, (COUNTED / 2) * px), side * 0.29, 15 * Math.max(px, 1));
    const x = counted ? foot - r : Math.max(side / 2, left + r);
    return { one: { x, y: foot - r, r }, each: [] };
  }
  const r = Math.min(Math.max(side * 0.095, (SMALL / 2) * px), side * 0.15, (side - left) / (2.3 * count));
  const step = 2.3 * r;
  const h = 2.8 * r;
  const w = step * count + 0.9 * r;
  const x = Math.max((side - w) / 2, left);
  const y = foot - h;
  const each = Array.from({ length: count }, (_, place) => ({ x: x + 0.45 * r + step * (place + 0.5), y: y + h / 2, r }));
  return { each, pill: { x, y, w, h } };
}
