import { expect, test } from "vitest";

import type { Prompt, Tip } from "../protocol";
import { noteOf, tipFor } from "./tips";

const SLOT: Tip = { id: "slot", text: { en: "Food goes next to food.", ru: "Еда рядом с едой." } };
const ask = (kind: string, choices = 1): Prompt => ({
  seat: 0,
  text: "Where?",
  rule: "",
  kind,
  choices: Array.from({ length: choices }, (_, index) => ({ label: `${index}` })),
});

test("a tip comes with the kind of question that it is about", () => {
  expect(tipFor("portal", [SLOT], ask("slot"), [])).toBe(SLOT);
  expect(tipFor("portal", [SLOT], ask("tile"), [])).toBeNull();
});

test("a tip comes only once, in each game", () => {
  const seen = [noteOf("portal", SLOT)];
  expect(tipFor("portal", [SLOT], ask("slot"), seen)).toBeNull();
  expect(tipFor("drizzt", [SLOT], ask("slot"), seen)).toBe(SLOT);
});

test("whoever waits for somebody else gets no tip", () => {
  expect(tipFor("portal", [SLOT], ask("slot", 0), [])).toBeNull();
  expect(tipFor("portal", [SLOT], null, [])).toBeNull();
});
