/** Moments of a game that wait to be shown, one after another: bots answer faster than people read. */

import type { Shown } from "./wire";

/** How long a moment stays before the next one comes, in milliseconds. */
export const PAUSE = 700;
/** A moment in which nothing is told needs only a glance. */
export const GLANCE = 220;
/** A film longer than this is shown faster: nobody wants to watch yesterday's whole game. */
const LONG = 24;

export class Film {
  /** The moment that is shown. */
  shown: Shown | null = null;
  readonly waiting: Shown[] = [];
  #own: number | null = null;

  /** The moment that came last; only its question can be answered. */
  get newest(): Shown | null {
    return this.waiting.at(-1) ?? this.shown;
  }

  /** An answer goes out: what it leads to need not wait. */
  answered(move: number): void {
    this.#own = move + 1;
  }

  /** The answer was refused: there is nothing of one's own to come. */
  refused(): void {
    this.#own = null;
  }

  /** A moment arrives. Returns those to show now, in order; the rest waits. */
  arrive(moment: Shown): Shown[] {
    const { newest } = this;
    const own = this.#own !== null && moment.move >= this.#own;
    const takenBack = newest !== null && moment.ply < newest.ply;
    const again = newest !== null && moment.move === newest.move;
    this.waiting.push(moment);
    if (own) this.#own = null;
    if (newest === null || own || takenBack || (again && this.waiting.length === 1)) return this.finish();
    return [];
  }

  /** The next moment. */
  next(): Shown[] {
    const moment = this.waiting.shift();
    if (moment === undefined) return [];
    this.shown = moment;
    return [moment];
  }

  /** All that wait, at once. */
  finish(): Shown[] {
    const moments = this.waiting.splice(0);
    this.shown = moments.at(-1) ?? this.shown;
    return moments;
  }

  /** How long the shown moment stays, at a speed of 1, 2 or 0 (at once). */
  pause(speed: number): number {
    if (speed === 0 || this.shown === null) return 0;
    const silent = this.shown.lines.length === 0 || this.waiting.length > LONG;
    return (silent ? GLANCE : PAUSE) / speed;
  }
}

/** The story after a moment was told: some lines stay, others follow. */
export function retold<Told>(story: Told[], moment: { told: number; lines: Told[] }): Told[] {
  return [...story.slice(0, moment.told), ...moment.lines];
}
