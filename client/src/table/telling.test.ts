import { expect, test } from "vitest";

import { remainder } from "./telling";

test("what is printed is not said again", () => {
  const printed = ["Holy Strike", "At-Will · adjacent", "A hit deals 1 more damage.", "+8 · 1 damage"];
  expect(remainder("Holy Strike: At-Will · adjacent. A hit deals 1 more damage.", printed)).toBe("");
});

test("what is not printed is said", () => {
  const printed = ["Brisa Cinderlute", "Bard · Gossip", "Draw two Hero cards."];
  const label = "Near seat 2: Brisa Cinderlute, Bard, Gossip. Has 9 red, 10 blue. Draw two Hero cards.";
  expect(remainder(label, printed)).toBe("Near seat 2: Has 9 red, 10 blue.");
});
