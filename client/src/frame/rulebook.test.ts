import { expect, test } from "vitest";

import { chaptersOf, marked } from "./rulebook";

const rule = (id: string, section: string, text: string, note = "") => ({ id, section, rule: text, note });
const RULES = [
  rule("YP-1", "Turn", "A turn has two actions."),
  rule("YP-2", "Gems", "A Gem is worth its symbols."),
  rule("YP-3", "Turn", "Then the next player plays.", "Also after a pass."),
];

test("rules stand in their chapters, which come in the order of the rulebook", () => {
  expect(chaptersOf(RULES).map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
    ["Turn", ["YP-1", "YP-3"]],
    ["Gems", ["YP-2"]],
  ]);
});

test("what is looked for is marked in a text, and nothing without words", () => {
  expect(marked("A Gem is a gem.", "gem")).toEqual([
    { text: "A ", found: false },
    { text: "Gem", found: true },
    { text: " is a ", found: false },
    { text: "gem", found: true },
    { text: ".", found: false },
  ]);
  expect(marked("1 + 1", " ")).toEqual([{ text: "1 + 1", found: false }]);
  expect(marked("1 + 1", "+").filter(({ found }) => found)).toHaveLength(1);
});
