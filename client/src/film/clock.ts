/** Time, and what happens after some of it. Tests bring their own. */

export interface Clock {
  now(): number;
  /** Act after some milliseconds; returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
