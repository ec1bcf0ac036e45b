import { expect, test } from "vitest";

import { besideSeat, fresh, readingTime } from "./bubbles";

const say = (seat: number, text: string) => ({ seat, name: `Name ${seat}`, text, at: 0 });

test("of each seat the last new line is shown", () => {
  const lines = [say(0, "old"), say(1, "one"), say(0, "two"), say(1, "three")];
  expect(fresh(lines, 1).map(({ text }) => text)).toEqual(["three", "two"]);
  expect(fresh(lines, 4)).toEqual([]);
});

test("a long line stays longer, but not for ever", () => {
  expect(readingTime("Hi")).toBeLessThan(readingTime("Shall we open the door first?"));
  expect(readingTime("x".repeat(500))).toBe(15_000);
});

test("a bubble covers nothing of the seat of whoever speaks", () => {
  const window = { w: 390, h: 844 };
  const seats: [{ w: number; h: number }, number, number, number, number][] = [
    [{ w: 1280, h: 800 }, 7, 140, 150, 130], // in the rail
    [window, 140, 50, 120, 50], // in the row of a phone
    [{ w: 1280, h: 800 }, 1000, 740, 240, 50], // at the lower edge
  ];
  for (const [screen, left, top, width, height] of seats) {
    const seat = { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
    const at = besideSeat(seat, screen);
    const apart = at.left >= seat.right || at.top >= seat.bottom || at.top + 100 <= seat.top;
    expect(apart).toBe(true);
    expect(at.left + 250).toBeLessThanOrEqual(screen.w + 4);
  }
});
