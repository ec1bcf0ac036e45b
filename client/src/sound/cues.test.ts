import { expect, it } from "vitest";

import type { AnyCue } from "../protocol";
import { notesOf } from "./cues";

const heard = (cue: AnyCue) => notesOf(cue).map(({ sound }) => sound);

it("hears every square of a walk, and a push as one", () => {
  expect(heard({ cue: "step", thing: "a", path: ["x", "y", "z"] })).toEqual(["step", "step", "step"]);
  expect(heard({ cue: "step", thing: "a", path: ["x", "y"], manner: "push" })).toEqual(["swish"]);
});

it("hears dice first, then what they come to", () => {
  const dice = [{ face: "3" }];
  expect(heard({ cue: "roll", dice })).toEqual(["dice"]);
  const notes = notesOf({ cue: "roll", dice, verdict: "hit" });
  expect(notes.map(({ sound }) => sound)).toEqual(["dice", "stamp"]);
  expect(notes[1]!.at).toBeGreaterThan(notes[0]!.at);
  expect(heard({ cue: "roll", dice, verdict: "miss" })).toEqual(["dice", "swish"]);
});

it("hears whether something is hurt or healed, and what is lost", () => {
  expect(heard({ cue: "health", thing: "a", amount: -1 })).toEqual(["hurt"]);
  expect(heard({ cue: "health", thing: "a", amount: 1 })).toEqual(["heal"]);
  expect(heard({ cue: "condition", thing: "a", name: "Dazed" })).toEqual(["curse"]);
  expect(heard({ cue: "condition", thing: "a", name: "Dazed", gained: false })).toEqual(["heal"]);
});

it("has nothing to hear of a cue that it doesn't know", () => {
  expect(heard({ cue: "dance" } as unknown as AnyCue)).toEqual([]);
});
