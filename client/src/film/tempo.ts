/** How long a film takes: nobody wants to wait long for another's turn, and every line is to be read. */

import type { SceneBeat } from "../protocol";
import { CARD, turnsUp, type Score } from "./score";

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

/** How long the first of some beats is shown when even the least of all takes too long: only what says little gives way. */
export function shortened(lengths: readonly Length[], late: readonly Length[], left: number): number {
  const between = lengths.map(({ least, isNews }, place) => ({ time: least, least: late[place]!.least, isNews }));
  return between[0]!.time / hurryFor(between, left);
}

/** How much longer than the least of some beats the last card among them is to be read. */
export function unreadAfter(scores: readonly Score[]): number {
  const last = scores.findLastIndex(({ shots }) => shots.some(turnsUp));
  if (last < 0) return 0;
  const { time, least } = scores[last]!;
  return Math.max(0, (CARD.come * least) / time + CARD.stay - leastFor(scores.slice(last)));
}

function share(part: number, whole: number): number {
  return part <= 0 ? 0 : part >= whole ? 1 : part / whole;
}

/** Whether a turn begins with a beat. */
export function beginsTurn({ cues = [] }: SceneBeat): boolean {
  return cues.some((cue) => cue.cue === "banner" && cue.level === "turn");
}
