/** Looking at a board: which part of it is seen, and how large.

    A view maps a point p of the board to the point `p * k + (x, y)` of the window. */

import { around, type Box, type Size } from "./geometry";

export interface View {
  x: number;
  y: number;
  k: number;
}

/** The largest zoom, compared with the view of the whole board. */
export const CLOSEST = 6;
/** The margin around the whole board, as a share of the window. */
const MARGIN = 10;
/** The share of a board that must stay in the window. */
const HELD = 0.5;

/** The view that centres a box as large as the window allows. */
export function fit(box: Box, window: Size, closest = Infinity): View {
  const k = Math.min(
    Math.max(window.w - 2 * MARGIN, 1) / box.w,
    Math.max(window.h - 2 * MARGIN, 1) / box.h,
    closest,
  );
  return centred(box, window, k);
}

/** The view that centres a box at a given scale. */
export function centred(box: Box, window: Size, k: number): View {
  return {
    x: window.w / 2 - (box.x + box.w / 2) * k,
    y: window.h / 2 - (box.y + box.h / 2) * k,
    k,
  };
}

/** The view with the same centre after the window was resized. */
export function recentred(view: View, before: Size, after: Size): View {
  return { k: view.k, x: view.x + (after.w - before.w) / 2, y: view.y + (after.h - before.h) / 2 };
}

/** Zoom while a point of the window stays fixed. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }, limits: [number, number]): View {
  const k = Math.min(Math.max(view.k * factor, limits[0]), limits[1]);
  const grown = k / view.k;
  return { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, k };
}

/** The view moved back so far that the board can't get lost: smaller than the window it stays inside,
    larger it always covers half of it. */
export function held(view: View, board: Box, window: Size): View {
  return {
    k: view.k,
    x: along(view.x, board.x * view.k, board.w * view.k, window.w),
    y: along(view.y, board.y * view.k, board.h * view.k, window.h),
  };
}

function along(shift: number, start: number, length: number, room: number): number {
  const slack = length <= room ? 0 : room * HELD;
  const [least, most] =
    length <= room ? [-start, room - start - length] : [room - start - length - slack, slack - start];
  return Math.min(Math.max(shift, least), most);
}

/** The view moved so that nothing beyond the board is seen, and in the middle where it is smaller than the window. */
export function snug(view: View, board: Box, window: Size): View {
  const place = (shift: number, start: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 - start : Math.min(Math.max(shift, room - start - length), -start);
  return {
    k: view.k,
    x: place(view.x, board.x * view.k, board.w * view.k, window.w),
    y: place(view.y, board.y * view.k, board.h * view.k, window.h),
  };
}

/** The place of a box of the board in the window. */
export function seen(view: View, box: Box): Box {
  return { x: box.x * view.k + view.x, y: box.y * view.k + view.y, w: box.w * view.k, h: box.h * view.k };
}

/** Whether some boxes are completely visible in the window. */
export function isSeen(view: View, boxes: readonly Box[], window: Size): boolean {
  return boxes.every((box) => {
    const { x, y, w, h } = seen(view, box);
    return x >= 0 && y >= 0 && x + w <= window.w && y + h <= window.h;
  });
}

/** The nearest view that shows the boxes: the same one if they are seen already, else pushed as little as
    possible, and from farther away only if they would not fit. */
export function showing(view: View, boxes: readonly Box[], window: Size): View {
  if (boxes.length === 0) return view;
  const wanted = around(boxes);
  const box = seen(view, wanted);
  if (box.w > window.w - 2 * MARGIN || box.h > window.h - 2 * MARGIN) return fit(wanted, window, view.k);
  return { k: view.k, x: view.x + push(box.x, box.w, window.w), y: view.y + push(box.y, box.h, window.h) };
}

/** The nearest view in which one of some boxes can be seen at least: all of them, if they are still well seen together,
    or else the one that is nearest. */
export function sighting(view: View, boxes: readonly Box[], window: Size): View {
  if (boxes.length === 0 || boxes.some((box) => isSeen(view, [box], window))) return view;
  const all = showing(view, boxes, window);
  if (all.k === view.k) return all;
  const far = (box: Box) => {
    const { x, y, w, h } = seen(view, box);
    return Math.hypot(x + (w - window.w) / 2, y + (h - window.h) / 2);
  };
  return showing(view, [boxes.reduce((best, box) => (far(box) < far(best) ? box : best))], window);
}

function push(start: number, length: number, room: number): number {
  if (start < MARGIN) return MARGIN - start;
  return Math.min(room - MARGIN - start - length, 0);
}

/** A view between two others. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
}

/** The scale in steps, so that lettering is laid out again only after a good deal of zooming. */
export function stepped(k: number): number {
  return 2 ** (Math.floor(Math.log2(k) * 6 + 1e-6) / 6);
}
