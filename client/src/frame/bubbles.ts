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
