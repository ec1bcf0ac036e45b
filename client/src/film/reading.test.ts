import { describe, expect, test } from "vitest";

import type { AnyCue, Roll } from "../protocol";
import { captionOf, detailOf, focusOf, signed, sumOf, thingsOf } from "./reading";

const roll = (faces: string[], more: Partial<Roll> = {}): Roll => ({
  cue: "roll",
  dice: faces.map((face) => ({ face })),
  ...more,
});

describe("a roll reads", () => {
  const all: [string, Roll, string][] = [
    ["a die with a bonus", roll(["17"], { bonus: 7, total: 24 }), "17 + 7 = 24"],
    ["a die with a malus", roll(["17"], { bonus: -2, total: 15 }), "17 − 2 = 15"],
    ["a die alone", roll(["12"], { total: 12 }), "12"],
    ["a die with a bonus of nothing", roll(["12"], { bonus: 0, total: 12 }), "12"],
    ["several dice", roll(["3", "5"], { total: 8 }), "3 + 5 = 8"],
    ["dice that are not added up", roll(["3"]), ""],
    ["words", roll(["two swords", "nothing"], { total: 2 }), "2"],
    ["dice with symbols", roll(["2 swords", "1 sword", "0 swords"], { total: 3 }), "2 + 1 + 0 = 3"],
    ["dice with symbols and a bonus", roll(["2 swords", "star"], { bonus: 1, total: 3 }), "2 + 1 = 3"],
    ["a die with a symbol", roll(["2 swords"], { total: 2 }), "2"],
    ["dice with symbols that are not added up", roll(["1 eye", "2 skulls"]), ""],
    ["dice of which one counts", roll(["3", "17"], { bonus: 7, total: 24 }), "24"],
  ];
  test.each(all)("%s", (_, cue, words) => expect(sumOf(cue)).toBe(words));
});

test("damage and healing have their signs, and prevented damage has none", () => {
  expect([signed(-3), signed(2), signed(0)]).toEqual(["−3", "+2", ""]);
});

test("a cue names things", () => {
  const attack: AnyCue = { cue: "attack", attacker: "grell", targets: ["keyleth", "quinn"] };
  const step: AnyCue = { cue: "step", thing: "grell", path: ["a", "b"] };
  expect(thingsOf(attack)).toEqual(["grell", "keyleth", "quinn"]);
  expect(thingsOf(step)).toEqual(["grell", "a", "b"]);
  expect(thingsOf({ cue: "banner", text: "Round 2" })).toEqual([]);
});

test("one has to see figures and where they go, but not decks", () => {
  const draw: AnyCue = { cue: "card", deed: "draw", start: "deck" };
  expect(focusOf({ cues: [draw, { cue: "defeat", thing: "grell" }] })).toEqual(["grell"]);
});

test("the caption adds what its line leaves out", () => {
  const attack: AnyCue = { cue: "attack", targets: [], name: "Tentacles", reason: "closest Hero" };
  const card: AnyCue = { cue: "card", deed: "reveal", face: { id: "c", kind: "card", lines: ["Trap", "It springs."] } };
  expect(detailOf({ text: "Grell attacks Keyleth.", cues: [attack] })).toBe("Tentacles · closest Hero");
  expect(detailOf({ text: "Tentacles · closest Hero", cues: [attack] })).toBe("");
  expect(detailOf({ cues: [card] })).toBe("It springs.");
  expect(detailOf({ text: "It is dealt: the grell.", cues: [{ cue: "banner", text: "Dealt", detail: "The grell" }] })).toBe("");
  expect(detailOf({})).toBe("");
});

test("what a card says is left to the card if it is long", () => {
  const says = (text: string): AnyCue => ({ cue: "card", deed: "draw", face: { id: "c", kind: "card", lines: ["Trap", text] } });
  expect(detailOf({ cues: [says("x".repeat(120))] })).toHaveLength(120);
  expect(detailOf({ cues: [says("x".repeat(121))] })).toBe("");
});

test("below the caption of a beat stays the line of the one that it goes with", () => {
  const attack: AnyCue = { cue: "attack", targets: ["hero"], name: "Claws" };
  const first = captionOf({ text: "The grell attacks.", rule: "PG-3", cues: [attack] }, null, false);
  expect(first).toEqual({ text: "The grell attacks.", rule: "PG-3", detail: "Claws" });
  expect(captionOf({ text: "A hit." }, first, true)).toEqual({ text: "A hit.", rule: "", detail: "The grell attacks." });
  expect(captionOf({ text: "A hit." }, first, false)?.detail).toBe("");
  expect(captionOf({}, first, true)).toBe(first);
});
