/** Which tip to show for a question, if any. */

import type { Prompt, Tip } from "../protocol";

/** The note in the settings that says that a tip was seen. */
export function noteOf(game: string, tip: Tip): string {
  return `tip:${game}:${tip.id}`;
}

/** The tip for a question that is asked for the first time on this device. */
export function tipFor(game: string, tips: Tip[], prompt: Prompt | null | undefined, seen: string[]): Tip | null {
  if (!prompt?.choices?.length || !prompt.kind) return null;
  const tip = tips.find((each) => each.id === prompt.kind);
  return tip && !seen.includes(noteOf(game, tip)) ? tip : null;
}

export interface Spot {
  x: number;
  y: number;
}

/** What a rectangle needs to be measured: those of the browser have it. */
type Part = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const MARGIN = 10;

/** Where a card lies in the room between the top line and the strip, so that it covers least of what is lit. */
export function spotFor(
  card: { width: number; height: number },
  room: { top: number; bottom: number; width: number },
  lit: Part[],
): Spot {
  const [left, middle, right] = [MARGIN, (room.width - card.width) / 2, room.width - card.width - MARGIN];
  const [strip, top] = [room.bottom - card.height - MARGIN, room.top + MARGIN];
  // The players are at the upper left: that is the last resort.
  const spots: Spot[] = [
    ...[left, middle, right].map((x) => ({ x, y: strip })),
    ...[middle, right, left].map((x) => ({ x, y: top })),
  ];
  const covered = spots.map(({ x, y }) => {
    const part = { left: x, right: x + card.width, top: y, bottom: y + card.height };
    return lit.reduce((sum, each) => sum + shared(part, each), 0);
  });
  return spots[covered.indexOf(Math.min(...covered))]!;
}

function shared(one: Part, other: Part): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
