/** What a screen reader hears of new moments: the last lines, and how many went before. */

import type { Line } from "../wire";

const MANY = 3;

/** The lines that are new, given how many there were; a story that was taken back has none. */
export function newLines(lines: Line[], heard: number): Line[] {
  return lines.length > heard ? lines.slice(heard) : [];
}

/** New lines as one text: all of a few, the last of many. */
export function condensed(lines: Line[], more: (count: number) => string): string {
  const texts = lines.slice(-MANY).map((line) => line.text);
  const left = lines.length - texts.length;
  return (left ? [more(left), ...texts] : texts).join(" ");
}
