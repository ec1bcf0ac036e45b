import { expect, it } from "vitest";

import { onTheClock, secondsLeft, spokenMark } from "./countdown";

it("counts whole seconds down to nothing", () => {
  expect(secondsLeft(100, 88.2, 30)).toBe(12);
  expect(secondsLeft(100, 100.5, 30)).toBe(0);
});

it("never promises more than the clock of the table, however wrong the device's own is", () => {
  expect(secondsLeft(100, 20, 30)).toBe(30);
  expect(secondsLeft(100, 20, null)).toBe(80);
});

it("reads like a clock", () => {
  expect(onTheClock(9)).toBe("0:09");
  expect(onTheClock(750)).toBe("12:30");
  expect(onTheClock(11_100)).toBe("3:05:00");
});

it("is spoken of at a few marks only, each once", () => {
  expect(spokenMark(12, 11)).toBeNull();
  expect(spokenMark(11, 10)).toBe(10);
  expect(spokenMark(10, 9)).toBeNull();
  expect(spokenMark(90, 25)).toBe(30);
});
