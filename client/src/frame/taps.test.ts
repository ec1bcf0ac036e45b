import { expect, test } from "vitest";

import { Taps } from "./taps";

function press(taps: Taps, x: number, y: number): Taps {
  taps.pressed({ clientX: x, clientY: y });
  return taps;
}

test("a second click at the same place is a double click", () => {
  const taps = press(press(new Taps(), 100, 100), 104, 97);
  expect(taps.isRepeated({ detail: 2 })).toBe(true);
  expect(taps.isRepeated({ detail: 1 })).toBe(false);
});

test("a quick tap on the next option is not, though the browser counts two", () => {
  const taps = press(press(new Taps(), 100, 100), 100, 146);
  expect(taps.isRepeated({ detail: 2 })).toBe(false);
  expect(press(taps, 100, 148).isRepeated({ detail: 3 })).toBe(true);
});

test("a double click of which only the end was seen is one", () => {
  expect(press(new Taps(), 100, 100).isRepeated({ detail: 2 })).toBe(true);
});
