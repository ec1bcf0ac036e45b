/** The clock as people read and hear it. */

/** The moments, in seconds before the end, at which a screen reader hears of the clock. */
const SPOKEN = [60, 30, 10];

/** Whole seconds left. A device whose clock is behind must not promise more than the table's own. */
export function secondsLeft(due: number, now: number, clock: number | null): number {
  const left = Math.max(0, Math.ceil(due - now));
  return clock === null ? left : Math.min(left, clock);
}

/** Seconds as on a clock: 0:09, 12:30, 3:05:00. */
export function onTheClock(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What to say aloud as the clock went from one figure to another: the mark it passed, or null. */
export function spokenMark(before: number, after: number): number | null {
  const passed = SPOKEN.filter((mark) => after <= mark && mark < before);
  return passed.length ? Math.min(...passed) : null;
}
