/** Arrow keys: the next thing in a direction. */

import type { Box } from "./geometry";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The weight of sideways distance, compared with distance ahead. */
const ASIDE = 2.5;

/** Whether a key is one of the arrows. */
export function isArrow(key: string): key is Arrow {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/** The next thing from a box in an arrow's direction, if any. */
export function neighbour(from: Box, others: ReadonlyMap<string, Box>, arrow: Arrow): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, box] of others) {
    const cost = distance(from, box, arrow);
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The distance of a box in a direction; infinite if it isn't there. */
function distance(from: Box, to: Box, arrow: Arrow): number {
  const across = to.x + to.w / 2 - from.x - from.w / 2;
  const down = to.y + to.h / 2 - from.y - from.h / 2;
  const level = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const ahead = { ArrowLeft: -across, ArrowRight: across, ArrowUp: -down, ArrowDown: down }[arrow];
  if (ahead < 1) return Infinity;
  // What overlaps in the other direction stands straight ahead, however wide it is.
  const gap = level ? between(from.y, from.h, to.y, to.h) : between(from.x, from.w, to.x, to.w);
  const aside = Math.abs(level ? down : across);
  return ahead + gap * ASIDE + aside * (gap > 0 ? 1 : 0.2);
}

function between(start: number, length: number, other: number, otherLength: number): number {
  return Math.max(other - start - length, start - other - otherLength, 0);
}
