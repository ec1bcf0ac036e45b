/** The clock, for display and for screen readers. */

/** When a screen reader announces the clock, in seconds before the end. */
const SPOKEN = [60, 30, 10];

/** Whole seconds left, but never more than the table's clock allows, even if the device's clock is slow. */
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

/** The mark that the clock passed between two values, or null. */
export function spokenMark(before: number, after: number): number | null {
  const passed = SPOKEN.filter((mark) => after <= mark && mark < before);
  return passed.length ? Math.min(...passed) : null;
}
