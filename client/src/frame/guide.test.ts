import { describe, expect, it } from "vitest";

import type { Guide, GuideStep, Prompt } from "../wire";
import { answered, begin, cardOf, next, wentBack } from "./guide";

const step = (ply: number, en: string, answer = ""): GuideStep => ({ ply, text: { en, ru: en }, answer });
const guide: Guide = {
  seed: "1",
  bots: ["easy"],
  steps: [step(0, "welcome"), step(0, "take red", "red"), step(2, "a bot moved"), step(3, "now blue", "blue")],
};
const ask = (...labels: string[]): Prompt => ({
  seat: 0,
  text: "Which?",
  rule: "",
  choices: labels.map((label) => ({ label })),
});
const said = (walk: ReturnType<typeof begin>, ply: number, prompt: Prompt | null = null, over = false) => {
  const card = cardOf(guide, walk, ply, prompt, over);
  return card?.kind === "step" ? card.step.text.en : (card?.kind ?? null);
};

describe("a guide", () => {
  it("reads the steps of a moment one after another", () => {
    const walk = begin(guide, 0);
    expect(said(walk, 0, ask("red", "green"))).toBe("welcome");
    expect(said(next(guide, walk), 0, ask("red", "green"))).toBe("take red");
  });

  it("goes on when the advised answer is given, even before everything was read", () => {
    const walk = answered(guide, begin(guide, 0), 0, "red");
    expect(said(walk, 1)).toBe("watch");
    expect(said(walk, 2)).toBe("a bot moved");
  });

  it("does not lose a step because bots are quick", () => {
    const walk = answered(guide, begin(guide, 0), 0, "red");
    expect(said(walk, 3, ask("blue"))).toBe("a bot moved");
    expect(said(next(guide, walk), 3, ask("blue"))).toBe("now blue");
  });

  it("ends politely when somebody answers otherwise", () => {
    const walk = answered(guide, begin(guide, 0), 0, "green");
    expect(said(walk, 1)).toBe("strayed");
  });

  it("comes back when the other answer is taken back", () => {
    const strayed = answered(guide, begin(guide, 0), 0, "green");
    expect(said(wentBack(guide, strayed, 0), 0, ask("red"))).toBe("welcome");
  });

  it("tells the steps again that were taken back", () => {
    let walk = answered(guide, begin(guide, 0), 0, "red");
    walk = answered(guide, walk, 3, "blue");
    expect(said(wentBack(guide, walk, 3), 3, ask("blue"))).toBe("now blue");
  });

  it("is lost where its answer is not offered", () => {
    expect(said(begin(guide, 3), 3, ask("green", "yellow"))).toBe("strayed");
  });

  it("says farewell after its last step, or when the game ends", () => {
    const walk = answered(guide, begin(guide, 3), 3, "blue");
    expect(said(walk, 4)).toBe("farewell");
    expect(said(begin(guide, 0), 1, null, true)).toBe("farewell");
  });

  it("is silent once it was skipped", () => {
    expect(said({ ...begin(guide, 0), skipped: true }, 0)).toBeNull();
  });

  it("offers to read on only where no answer is awaited", () => {
    const card = cardOf(guide, next(guide, begin(guide, 0)), 0, ask("red"), false);
    expect(card).toMatchObject({ kind: "step", more: false, number: 2, of: 4 });
  });
});
