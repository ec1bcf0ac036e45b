import { expect, test } from "vitest";

import type { Prompt, Tip } from "../protocol";
import { noteOf, spotFor, tipFor } from "./tips";

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

const CARD = { width: 400, height: 90 };
const ROOM = { top: 40, bottom: 700, width: 1440 };
const part = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test("a tip lies at the left on the strip if nothing is lit there", () => {
  expect(spotFor(CARD, ROOM, [])).toEqual({ x: 10, y: 600 });
  expect(spotFor(CARD, ROOM, [part(600, 300, 700, 400)])).toEqual({ x: 10, y: 600 });
});

test("a tip keeps off what is lit", () => {
  expect(spotFor(CARD, ROOM, [part(0, 580, 200, 690)])).toEqual({ x: 520, y: 600 });
  expect(spotFor(CARD, ROOM, [part(0, 580, 1440, 690)])).toEqual({ x: 520, y: 50 });
});

test("where everything is lit, a tip covers the least of it", () => {
  const lit = [part(0, 40, 1440, 600), part(0, 600, 1000, 700)];
  expect(spotFor(CARD, ROOM, lit)).toEqual({ x: 1030, y: 600 });
});
