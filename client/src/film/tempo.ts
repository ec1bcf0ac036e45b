/** How long a film takes: nobody wants to wait long for another's turn, and every line is to be read. */

import type { SceneBeat } from "../protocol";
import type { Score } from "./score";

/** The film of a turn takes no longer, in milliseconds at normal speed, if its lines can be read in that time. */
export const TURN = 12_000;
/** What has come of one's own answer concerns oneself, and its film may take longer. */
export const OWN_TURN = 18_000;
/** The turn of another takes no longer while much waits behind it. */
export const BEHIND = 8_000;

export type Length = Pick<Score, "time" | "least" | "isNews">;

/** How much faster than usual the first of some beats is shown, so that all of them fit into the time left.

    Steps, phases and words go quicker first, then dice and cards; and nothing is shown for less than its least. */
export function hurryFor(lengths: readonly Length[], left: number): number {
  const [first] = lengths;
  if (!first || first.time === 0) return 1;
  const slack = (each: Length) => each.time - each.least;
  const sum = (all: readonly Length[], of: (each: Length) => number) => all.reduce((total, each) => total + of(each), 0);
  const excess = sum(lengths, ({ time }) => time) - left;
  const quick = sum(lengths.filter(({ isNews }) => !isNews), slack);
  const news = sum(lengths.filter(({ isNews }) => isNews), slack);
  const cut = first.isNews ? share(excess - quick, news) : share(excess, quick);
  return first.time / (first.time - cut * slack(first));
}

/** The time in which all that some beats say can just be read. */
export function leastFor(lengths: readonly Length[]): number {
  return lengths.reduce((total, { least }) => total + least, 0);
}

function share(part: number, whole: number): number {
  return part <= 0 ? 0 : part >= whole ? 1 : part / whole;
}

/** Whether a turn begins with a beat. */
export function beginsTurn({ cues = [] }: SceneBeat): boolean {
  return cues.some((cue) => cue.cue === "banner" && cue.level === "turn");
}
