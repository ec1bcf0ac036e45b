/** A queue of moments that are shown one after another, because bots answer faster than people can read. */

import type { SceneUpdate } from "./protocol";

/** How long a moment is shown before the next one, in milliseconds. */
export const PAUSE = 700;
/** How long a moment without new log lines is shown. */
export const SHORT_PAUSE = 220;
/** A longer queue is played faster: nobody wants to watch all of yesterday's game. */
const LONG_QUEUE = 24;

export class Playback {
  /** The moment on screen. */
  shown: SceneUpdate | null = null;
  readonly waiting: SceneUpdate[] = [];
  #own: number | null = null;

  /** The latest moment; only its question can be answered. */
  get newest(): SceneUpdate | null {
    return this.waiting.at(-1) ?? this.shown;
  }

  /** An answer was sent: its result is shown at once. */
  answered(move: number): void {
    this.#own = move + 1;
  }

  /** The answer was refused: it has no result. */
  refused(): void {
    this.#own = null;
  }

  /** Add a moment. Returns the moments to show now, in order; the rest waits. */
  add(moment: SceneUpdate): SceneUpdate[] {
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
  next(): SceneUpdate[] {
    const moment = this.waiting.shift();
    if (moment === undefined) return [];
    this.shown = moment;
    return [moment];
  }

  /** All waiting moments at once. */
  finish(): SceneUpdate[] {
    const moments = this.waiting.splice(0);
    this.shown = moments.at(-1) ?? this.shown;
    return moments;
  }

  /** How long the current moment is shown, at speed 1, 2 or 0 (instant). */
  pause(speed: number): number {
    if (speed === 0 || this.shown === null) return 0;
    const quiet = this.shown.lines.length === 0 || this.waiting.length > LONG_QUEUE;
    return (quiet ? SHORT_PAUSE : PAUSE) / speed;
  }
}

/** The log after a moment: some lines stay, others follow. */
export function updatedLog<Line>(log: Line[], moment: { told: number; lines: Line[] }): Line[] {
  return [...log.slice(0, moment.told), ...moment.lines];
}
