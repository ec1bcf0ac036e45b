import { expect, test } from "vitest";

import type { AnyCue } from "../protocol";
import { picturesIn } from "./preload";

const card = (picture?: string): AnyCue => ({ cue: "card", deed: "draw", face: { id: "c", kind: "card", picture } });

test("the drawings of cards are known before they are shown, each once", () => {
  const beats = [{ cues: [card("orc"), card()] }, { text: "Words." }, { cues: [card("orc"), card("grell")] }];
  expect(picturesIn(beats)).toEqual(["orc", "grell"]);
});

test("a card that nobody sees has none", () => {
  expect(picturesIn([{ cues: [{ cue: "card", deed: "draw" }, { cue: "banner", text: "Round 2" }] }])).toEqual([]);
});
