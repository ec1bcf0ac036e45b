import { expect, it } from "vitest";

import type { Line } from "../protocol";
import { condensed, newLines } from "./announce";

const lines: Line[] = ["one", "two", "three", "four", "five"].map((text, ply) => ({ ply, rule: "", text }));
const more = (count: number) => `after ${count} more:`;

it("reads a few lines whole", () => {
  expect(condensed(newLines(lines, 3), more)).toBe("four five");
});

it("reads the last of many, and says how many went before", () => {
  expect(condensed(lines, more)).toBe("after 2 more: three four five");
});

it("has nothing to tell when answers were taken back", () => {
  expect(newLines(lines.slice(0, 2), 5)).toEqual([]);
});
