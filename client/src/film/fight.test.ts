import { describe, expect, test } from "vitest";

import type { AnyCue } from "../protocol";
import { fightIn } from "./fight";

const attack: AnyCue = { cue: "attack", attacker: "grell", targets: ["hero"] };
const on = fightIn({ cues: [attack] }, null);
const goesOn = (...cues: AnyCue[]) => fightIn({ cues }, on) === on;

test("an attack or a roll begins a fight of those who are in it", () => {
  expect(on).toEqual(new Set(["grell", "hero"]));
  expect(fightIn({ cues: [{ cue: "roll", dice: [], roller: "hero" }] }, null)).toEqual(new Set(["hero"]));
  expect(fightIn({ cues: [{ cue: "roll", dice: [] }] }, null)).toBeNull();
  expect(fightIn({ cues: [{ cue: "banner", text: "Round 2" }] }, null)).toBeNull();
});

describe("a fight goes on with", () => {
  const all: [string, AnyCue][] = [
    ["its roll", { cue: "roll", dice: [], roller: "grell", target: "hero" }],
    ["a roll of nobody in particular", { cue: "roll", dice: [] }],
    ["damage", { cue: "health", thing: "hero", amount: -1 }],
    ["a condition", { cue: "condition", thing: "hero", name: "Dazed" }],
    ["a defeat", { cue: "defeat", thing: "grell" }],
    ["what is gained by it", { cue: "gain", icon: "gem", start: "grell", end: "pile" }],
    ["a card in answer", { cue: "card", deed: "play", start: "player:0" }],
    ["a card that is turned over", { cue: "card", deed: "flip", card: "card:0" }],
  ];
  test.each(all)("%s", (_, cue) => expect(goesOn(cue)).toBe(true));
});

describe("a fight is over with", () => {
  const all: [string, AnyCue][] = [
    ["the next attack, even of the same", attack],
    ["a roll of others", { cue: "roll", dice: [], roller: "orc" }],
    ["damage to others", { cue: "health", thing: "orc", amount: -1 }],
    ["a gain of others", { cue: "gain", icon: "gem", end: "orc" }],
    ["a card that is drawn", { cue: "card", deed: "draw", start: "deck" }],
    ["a card that nobody plays", { cue: "card", deed: "play", card: "monster:1" }],
    ["a step", { cue: "step", thing: "hero", path: ["a"] }],
    ["a phase", { cue: "banner", text: "Villain Phase" }],
  ];
  test.each(all)("%s", (_, cue) => expect(goesOn(cue)).toBe(false));

  test("words alone", () => expect(goesOn()).toBe(false));

  test("something else in the same beat", () => {
    expect(goesOn({ cue: "health", thing: "hero", amount: -1 }, { cue: "banner", text: "Round 2" })).toBe(false);
  });
});
