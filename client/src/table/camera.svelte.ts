/** The camera over a board: its view, and its motion. */

import { settings } from "../settings.svelte";
import { around, type Box, type Size } from "./geometry";
import { between, centred, CLOSEST, fit, held, isSeen, recentred, showing, sighting, snug, stepped, zoomed, type View } from "./zoom";

const EASING = 280;
/** Things are laid out again after the camera has been still for this long. */
const QUIET = 140;
/** At a smaller scale the whole board is too small to play on: one sees a part of it, at most as large as is
    well read. */
const LEAST_SCALE = 0.48;
const WELL_READ = 0.8;
/** The automatic zoom of a map stays within these limits. */
const NEAR = 1.25;
const FAR = 0.66;

/** A board that grows as it is explored: the camera stays where it is as long as it sees what is new. */
export interface Growth {
  /** What has just been added. */
  fresh: readonly Box[];
  /** Where to look if the whole is too large. */
  focus: readonly Box[];
}

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 });
  /** Pixels of the drawing to one of the screen, in steps, once the camera is quiet. */
  px = $state(1);

  private board: Box = { x: 0, y: 0, w: 1, h: 1 };
  private window: Size = { w: 0, h: 0 };
  private map: Growth | null = null;
  /** What the camera keeps in view; nothing once the user has moved it. */
  private aim: "home" | "whole" | null = "home";
  /** Where the camera was before a film took it along. */
  private left: View | null = null;
  /** What can be chosen now. */
  private offered: readonly Box[] = [];
  private acting: readonly Box[] = [];
  /** The user is moving it. */
  private grasped = false;
  /** Where it will be when it has come to rest. */
  private goal = $state.raw<View>(this.view);
  /** It is on its way, or things are about to be laid out for where it is now. */
  readonly busy = $derived(this.goal !== this.view || this.px !== 1 / stepped(this.view.k));
  private frame = 0;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  /** The size of the window or the board has changed. */
  place(board: Box, window: Size, map: Growth | null = null): void {
    const [before, last] = [this.board, this.window];
    [this.board, this.window, this.map] = [board, window, map];
    if (window.w === 0 || window.h === 0) return;
    if (last.w === 0) return this.open();
    const grown = board.w !== before.w || board.h !== before.h;
    if (map && window.w === last.w && window.h === last.h) return this.grown(map);
    // A window that was too low at first gets a better view once it is higher.
    const better = window.h > last.h && this.view.k < LEAST_SCALE;
    const other = grown || window.w !== last.w || better || fit(board, window).k >= LEAST_SCALE;
    if (this.aim === "whole") this.go(fit(board, window));
    else if (this.aim === "home" && other) this.go(this.home());
    else if (grown) this.go(showing(this.view, [beyond(before, board)], window));
    else this.set(held(recentred(this.view, last, window), board, window));
  }

  /** A map has grown: show what is new, and as much of the rest as is legible. */
  private grown({ fresh, focus }: Growth): void {
    if (!fresh.length || isSeen(this.view, fresh, this.window)) return;
    this.left = null; // one stays with what is new
    const whole = fit(this.board, this.window, this.view.k);
    if (this.aim !== null && whole.k >= FAR) return this.go(whole);
    const together = [...fresh, ...focus];
    const all = showing(this.view, together, this.window);
    this.show(all.k >= Math.min(FAR, this.view.k) ? together : fresh);
  }

  /** Show the whole board. */
  whole(): void {
    this.aim = "whole";
    this.left = null;
    this.go(fit(this.board, this.window));
  }

  /** The user takes hold of the board, or lets go of it. */
  grasp(grasped: boolean): void {
    this.grasped = grasped;
    if (!grasped) return;
    cancelAnimationFrame(this.frame);
    this.goal = this.view;
  }

  /** Go with a film to what is out of sight, unless the user is moving the board; tells whether it goes. */
  visit(boxes: readonly Box[]): boolean {
    if (this.grasped || boxes.length === 0 || isSeen(this.view, boxes, this.window)) return false;
    const { left } = this;
    this.show(boxes);
    this.left = left ?? this.view;
    return true;
  }

  /** The film is over: go back to where it began, unless the user has moved the board since. */
  comeBack(): void {
    const { left } = this;
    this.left = null;
    if (left && !this.grasped) this.go(this.#asking(held(left, this.board, this.window)));
  }

  /** Something else can be chosen now: go there if none of it is in sight, or not whoever acts, unless a film is about
      to come back. */
  offer(boxes: readonly Box[], acting: readonly Box[] = []): void {
    this.offered = boxes;
    this.acting = acting;
    if (this.left || this.grasped || this.window.w === 0) return;
    const view = this.#asking(this.goal);
    if (view !== this.goal) this.go(view);
  }

  /** The nearest view for a question: whoever acts is in sight, too, as long as something can be chosen there. */
  #asking(view: View): View {
    const chosen = sighting(view, this.offered, this.window);
    if (!this.acting.length || isSeen(chosen, this.acting, this.window)) return chosen;
    const both = showing(chosen, this.acting, this.window);
    return this.offered.some((box) => isSeen(both, [box], this.window)) ? both : chosen;
  }

  /** Move the board by some pixels. */
  push(x: number, y: number): void {
    this.aim = this.left = null;
    this.set(held({ ...this.view, x: this.view.x + x, y: this.view.y + y }, this.board, this.window));
  }

  /** Zoom about a point of the window, by default its centre. */
  grow(factor: number, at = { x: this.window.w / 2, y: this.window.h / 2 }, ease = false): void {
    this.aim = this.left = null;
    const least = Math.min(fit(this.board, this.window).k, this.view.k);
    const most = Math.max(least * CLOSEST, 2);
    const view = held(zoomed(this.view, factor, at, [least, most]), this.board, this.window);
    this.go(view, !ease);
  }

  /** Move as little as needed to show some boxes of the board. */
  show(boxes: readonly Box[]): void {
    const view = showing(this.view, boxes, this.window);
    if (this.window.w === 0) return;
    if (view.x !== this.view.x || view.y !== this.view.y || view.k !== this.view.k) this.go(view);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.quiet);
  }

  private open(): void {
    this.view = this.goal = this.home();
    this.px = 1 / stepped(this.view.k);
  }

  /** The whole board if it is legible; in a small window a part of it, as high as the window. */
  private home(): View {
    const whole = fit(this.board, this.window, this.map ? NEAR : Infinity);
    if (whole.k >= (this.map ? FAR : LEAST_SCALE)) return whole;
    if (this.map?.focus.length) return snug(centred(around(this.map.focus), this.window, WELL_READ), this.board, this.window);
    const k = Math.min(WELL_READ, Math.max(whole.k, fit({ ...this.board, w: 1 }, this.window).k));
    return held(centred(this.board, this.window, k), this.board, this.window);
  }

  private go(to: View, atOnce = false): void {
    cancelAnimationFrame(this.frame);
    if (atOnce || settings.reducedMotion || document.hidden) return this.set(to);
    this.goal = to;
    const from = this.view;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / EASING));
      if (share === 1) return this.set(to);
      this.look(between(from, to, 1 - (1 - share) ** 3));
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private set(view: View): void {
    this.goal = view;
    this.look(view);
  }

  private look(view: View): void {
    this.view = view;
    const px = 1 / stepped(view.k);
    clearTimeout(this.quiet);
    if (px === this.px) return;
    this.quiet = setTimeout(() => (this.px = px), QUIET);
  }
}

/** What has been added to a board. */
function beyond(before: Box, after: Box): Box {
  const right = after.x + after.w - before.x - before.w;
  const below = after.y + after.h - before.y - before.h;
  const parts: Box[] = [];
  if (right > 0) parts.push({ x: before.x + before.w, y: after.y, w: right, h: after.h });
  if (below > 0) parts.push({ x: after.x, y: before.y + before.h, w: after.w, h: below });
  return parts.length ? around(parts) : before;
}
