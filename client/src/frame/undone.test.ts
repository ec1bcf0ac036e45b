import { expect, test } from "vitest";

import { takenBack } from "./undone";

const line = (ply: number, text: string) => ({ ply, rule: "", text });
const LINES = [line(3, "Quinn moves."), line(5, "Quinn attacks Grell 1."), line(5, "17 hits."), line(7, "Grell 1 acts.")];

test("an undo names the first thing that it takes back", () => {
  expect(takenBack(LINES, 7, { plies: 3, free: false })).toBe("Quinn attacks Grell 1");
  expect(takenBack(LINES, 7, { plies: 1, free: true })).toBe("Grell 1 acts");
});

test("an answer that has led to nothing yet is taken back without a name", () => {
  expect(takenBack(LINES, 9, { plies: 1, free: true })).toBe("");
});
