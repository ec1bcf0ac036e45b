/** Announcements for screen readers: the last lines, and how many came before. */

import type { Line } from "../protocol";

const MANY = 3;

/** The new lines, given the earlier number of lines; none after an undo. */
export function newLines(lines: Line[], heard: number): Line[] {
  return lines.length > heard ? lines.slice(heard) : [];
}

/** New lines as one text: all of them if they are few, otherwise the last ones. */
export function condensed(lines: Line[], more: (count: number) => string): string {
  const texts = lines.slice(-MANY).map((line) => line.text);
  const left = lines.length - texts.length;
  return (left ? [more(left), ...texts] : texts).join(" ");
}
