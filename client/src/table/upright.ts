/** Boards that are laid out for their window: wide or upright, and stretched a little to fill it.

    Other boards keep their shape, and the camera fits them into the window. */

import type { Node } from "../protocol";
import type { Box, Size } from "./geometry";

/** What the camera leaves free around a board. */
const AROUND = 20;
/** A window less wide or high than that is not laid out yet. */
const LEAST = 120;
/** In a narrower window a board is upright, even if the window is low, unless it is much wider than high. */
const NARROW = 600;
const FLAT = 1.5;
/** No board is laid out lower than that. */
const LOWEST = 340;
const LOWEST_UPRIGHT = 480;
/** A board is stretched by no more than that in one direction. */
const STRETCH = 1.3;

export interface Shape extends Size {
  upright: boolean;
}

/** How a board lies in its window, in pixels of the screen; null if it has only one shape. */
export function shapeIn(node: Node, window: Size): Shape | null {
  const { size, upright: other } = node;
  if (!size || !other || window.w < LEAST || window.h < LEAST) return null;
  const room = { w: window.w - AROUND, h: window.h - AROUND };
  const ways = [stretched(size, room), stretched([other[2], other[3]], room)] as const;
  const narrow = room.w < NARROW && room.w < room.h * FLAT;
  const upright = narrow || ways[1].w * ways[1].h > ways[0].w * ways[0].h;
  const fits = ways[upright ? 1 : 0];
  // In too small a window the camera shows it from farther away, or a part of it.
  const more = Math.max(1, (upright ? LOWEST_UPRIGHT : LOWEST) / fits.h);
  return { w: fits.w * more, h: fits.h * more, upright };
}

/** The size of a board that is stretched a little to fill a room. */
function stretched([wide, high]: readonly [number, number], { w, h }: Size): Size {
  const own = wide / high;
  const shape = Math.min(Math.max(w / h, own / STRETCH), own * STRETCH);
  return w / h > shape ? { w: h * shape, h } : { w, h: w / shape };
}

/** Where a child lies on a board in an upright window; null if it is not there. */
export function uprightOf(child: Node, parent: Node, room: Size): Box | null {
  const [, , wide = 1, high = 1] = parent.upright ?? [];
  if (!child.upright) return null;
  const [x, y, w, h] = child.upright;
  return { x: (x * room.w) / wide, y: (y * room.h) / high, w: (w * room.w) / wide, h: (h * room.h) / high };
}
