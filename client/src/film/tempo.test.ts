import { expect, test } from "vitest";

import { beginsTurn, hurryFor, leastFor, type Length } from "./tempo";

const step: Length = { time: 600, least: 350, isNews: false };
const roll: Length = { time: 1400, least: 400, isNews: true };
const shown = (lengths: Length[], left: number) => lengths[0]!.time / hurryFor(lengths, left);

test("what fits into the time left is shown as usual", () => {
  expect(shown([step, roll], 2000)).toBe(600);
  expect(shown([roll, step], 2000)).toBe(1400);
});

test("steps go quicker before dice do", () => {
  expect(shown([step, roll], 1900)).toBeCloseTo(500);
  expect(shown([roll, step], 1900)).toBe(1400);
  expect(shown([step, roll], 1500)).toBe(350);
  expect(shown([roll, step], 1500)).toBeCloseTo(1150);
});

test("nothing is shown for less than its least", () => {
  expect(shown([step, roll], 0)).toBe(350);
  expect(shown([roll, step], -900)).toBe(400);
});

test("what takes no time needs no hurry", () => {
  expect(hurryFor([{ time: 0, least: 0, isNews: false }, step], 0)).toBe(1);
  expect(hurryFor([], 0)).toBe(1);
});

test("the least of some beats is added up", () => {
  expect(leastFor([step, roll, step])).toBe(1100);
  expect(leastFor([])).toBe(0);
});

test("a turn begins with its banner", () => {
  expect(beginsTurn({ cues: [{ cue: "banner", text: "Ada", level: "turn" }] })).toBe(true);
  expect(beginsTurn({ cues: [{ cue: "banner", text: "Villain Phase" }] })).toBe(false);
  expect(beginsTurn({})).toBe(false);
});
