import { expect, test } from "vitest";

import { sentences } from "./fitted";

test("a text is divided where a sentence ends, and not within a number or a word", () => {
  expect(sentences("As it lies: two fall; one loses level 1; you take 1.5 damage. Go on?")).toEqual([
    "As it lies: two fall;",
    "one loses level 1;",
    "you take 1.5 damage.",
    "Go on?",
  ]);
  expect(sentences("1 move left")).toEqual(["1 move left"]);
  expect(sentences("")).toEqual([]);
});
