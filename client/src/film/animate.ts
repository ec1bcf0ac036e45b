/** Animations of what is drawn on the film's layer: only of transform and opacity, which need no new drawing. */

import { untrack } from "svelte";

export interface Timing {
  /** In milliseconds. */
  time: number;
  delay?: number;
  easing?: string;
  /** What follows when it is over. */
  then?: () => void;
}

/** How things come and go that have no way of their own. */
export const EASE = "cubic-bezier(0.22, 0.8, 0.36, 1)";

/** The frames of an animation, or how they follow from where things are when it begins. */
export type Frames = Keyframe[] | ((element: HTMLElement) => Keyframe[]);

/** An attachment that animates its element once; with reduced motion it stays as it is drawn. */
export function animated(frames: Frames, { time, delay = 0, easing = EASE, then }: Timing, still = false) {
  return (element: Element): (() => void) | undefined => {
    if (still) return;
    // Things may move meanwhile, which must not begin it anew.
    const given = untrack(() => (typeof frames === "function" ? frames(element as HTMLElement) : frames));
    const animation = element.animate(given, { duration: time, delay, easing, fill: "both" });
    if (then) animation.onfinish = then;
    return () => animation.cancel();
  };
}

/** An element that appears, stays, and fades at the end of its time. */
export function passing(from: string, to = "none"): Keyframe[] {
  return [
    { opacity: 0, transform: from },
    { opacity: 1, transform: "none", offset: 0.2 },
    { opacity: 1, transform: "none", offset: 0.75 },
    { opacity: 0, transform: to },
  ];
}
