import { expect, test } from "vitest";

import { newsAfter, visited, type Visits } from "./visits";

test("who comes back is told from the answer after the last that was shown", () => {
  expect(newsAfter({ move: 12, ply: 10 }, { move: 17, ply: 15 })).toBe(10);
  expect(newsAfter({ move: 0, ply: 0 }, { move: 1, ply: 1 })).toBe(0);
});

test("who has missed nothing, or comes for the first time, is told nothing", () => {
  expect(newsAfter({ move: 12, ply: 10 }, { move: 12, ply: 10 })).toBeNull();
  expect(newsAfter(undefined, { move: 12, ply: 10 })).toBeNull();
});

test("what was taken back and played anew meanwhile is news", () => {
  // Three answers were taken back, and five more given.
  expect(newsAfter({ move: 10, ply: 10 }, { move: 16, ply: 12 })).toBe(7);
  // One answer was given before it was taken back.
  expect(newsAfter({ move: 10, ply: 10 }, { move: 14, ply: 12 })).toBe(9);
  expect(newsAfter({ move: 10, ply: 10 }, { move: 11, ply: 6 })).toBeNull();
});

test("the tables visited last are remembered", () => {
  let visits: Visits | null = null;
  for (let table = 0; table < 100; table++) visits = visited(visits, `table ${table}`, { move: table, ply: table });
  visits = visited(visits, "table 45", { move: 50, ply: 49 });
  expect(Object.keys(visits)).toHaveLength(60);
  expect(visits["table 45"]).toEqual({ move: 50, ply: 49 });
  expect(visits["table 39"]).toBeUndefined();
  expect(visits["table 99"]).toEqual({ move: 99, ply: 99 });
});
