/** A clock for tests. */

import type { Clock } from "./clock";

/** A clock that a test turns. */
export class Hands implements Clock {
  time = 0;
  #alarms: { at: number; act: () => void }[] = [];

  now = () => this.time;

  after(milliseconds: number, act: () => void) {
    const alarm = { at: this.time + milliseconds, act };
    this.#alarms.push(alarm);
    return () => (this.#alarms = this.#alarms.filter((each) => each !== alarm));
  }

  pass(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.#alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#alarms = this.#alarms.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = end;
  }
}
