/** What is said in the chat, shown at the seats for a while. */

import type { ChatLine } from "../protocol";

/** How long a line is shown: long enough to read it. */
export const readingTime = (text: string) => Math.min(15_000, 4_000 + 60 * text.length);

/** The last line of each seat among those that are new; what was said before one came is not shown again. */
export function fresh(lines: readonly ChatLine[], heard: number): ChatLine[] {
  const last = new Map<number, ChatLine>();
  for (const line of lines.slice(heard)) last.set(line.seat, line);
  return [...last.values()];
}

/** The width and the greatest height of a bubble, and how far from its seat it is. */
const WIDE = 250;
const HIGH = 100;
const GAP = 4;

/** Where a bubble is: to the right of a seat, or below or above one that has no room there, never over what one reads
    of it. */
export function besideSeat(seat: DOMRect, window: { w: number; h: number }): { left: number; top: number } {
  if (seat.right + WIDE < window.w && seat.width < window.w / 4) return { left: seat.right + GAP, top: seat.top + GAP };
  const left = Math.max(GAP, Math.min(seat.left, window.w - WIDE));
  return { left, top: seat.bottom + HIGH < window.h ? seat.bottom + GAP : seat.top - HIGH };
}
