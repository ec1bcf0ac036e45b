import { expect, test } from "vitest";

import { END } from "./places";
import { addressOf, startIn } from "./replayAddress";

test("an address leads to the place that it was made for", () => {
  for (const start of [
    { ply: 0, play: false },
    { ply: 7, beat: 3, play: false },
    { ply: 7, line: 2, seat: 1, play: true },
    { ply: 7, beat: 1, seat: -1, play: false },
  ]) {
    const address = addressOf("a b", start);
    expect(address).toMatch(/^\/table\/a%20b\/replay\?ply=/);
    expect(startIn(address.slice(address.indexOf("?")))).toEqual({
      beat: undefined,
      line: undefined,
      seat: undefined,
      ...start,
    });
  }
});

test("the end of an answer needs no beat, and nonsense is passed over", () => {
  expect(addressOf("a", { ply: 4, beat: END })).toBe("/table/a/replay?ply=4");
  expect(startIn("?ply=x&beat=1e9&seat=--1&play=yes")).toEqual({
    ply: 0,
    beat: undefined,
    line: undefined,
    seat: undefined,
    play: false,
  });
});
