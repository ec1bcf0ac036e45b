import { expect, test } from "vitest";

import { fill } from "./phrase";

const GAMES = { one: "{count} партия", few: "{count} партии", many: "{count} партий", other: "{count} партии" };

test("values are put into their places", () => {
  expect(fill("Waiting for {name}", { name: "Ben" }, "en")).toBe("Waiting for Ben");
});

test("a place without a value stays, so that the mistake is seen", () => {
  expect(fill("Waiting for {name}", {}, "en")).toBe("Waiting for {name}");
});

test.each([
  [1, "1 партия"],
  [3, "3 партии"],
  [5, "5 партий"],
  [21, "21 партия"],
])("the count %i chooses the plural form", (count, words) => {
  expect(fill(GAMES, { count }, "ru")).toBe(words);
});

test("numbers are written as the language writes them", () => {
  expect(fill("{count} points", { count: 12345 }, "en")).toBe("12,345 points");
});
