import { describe, expect, it } from "vitest";

import type { Tutorial, TutorialStep, Prompt } from "../protocol";
import { answered, begin, cardOf, next, undone } from "./tutorial";

const step = (ply: number, en: string, answer = ""): TutorialStep => ({ ply, text: { en, ru: en }, answer });
const tutorial: Tutorial = {
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
const said = (progress: ReturnType<typeof begin>, ply: number, prompt: Prompt | null = null, over = false) => {
  const card = cardOf(tutorial, progress, ply, prompt, over);
  return card?.kind === "step" ? card.step.text.en : (card?.kind ?? null);
};

describe("a tutorial", () => {
  it("reads the steps of a moment one after another", () => {
    const progress = begin(tutorial, 0);
    expect(said(progress, 0, ask("red", "green"))).toBe("welcome");
    expect(said(next(tutorial, progress), 0, ask("red", "green"))).toBe("take red");
  });

  it("goes on when the advised answer is given, even before everything was read", () => {
    const progress = answered(tutorial, begin(tutorial, 0), 0, "red");
    expect(said(progress, 1)).toBe("wait");
    expect(said(progress, 2)).toBe("a bot moved");
  });

  it("does not lose a step because bots are quick", () => {
    const progress = answered(tutorial, begin(tutorial, 0), 0, "red");
    expect(said(progress, 3, ask("blue"))).toBe("a bot moved");
    expect(said(next(tutorial, progress), 3, ask("blue"))).toBe("now blue");
  });

  it("ends politely when somebody answers otherwise", () => {
    const progress = answered(tutorial, begin(tutorial, 0), 0, "green");
    expect(said(progress, 1)).toBe("left");
  });

  it("comes back when the other answer is taken back", () => {
    const left = answered(tutorial, begin(tutorial, 0), 0, "green");
    expect(said(undone(tutorial, left, 0), 0, ask("red"))).toBe("welcome");
  });

  it("tells the steps again that were taken back", () => {
    let progress = answered(tutorial, begin(tutorial, 0), 0, "red");
    progress = answered(tutorial, progress, 3, "blue");
    expect(said(undone(tutorial, progress, 3), 3, ask("blue"))).toBe("now blue");
  });

  it("is lost where its answer is not offered", () => {
    expect(said(begin(tutorial, 3), 3, ask("green", "yellow"))).toBe("left");
  });

  it("says farewell after its last step, or when the game ends", () => {
    const progress = answered(tutorial, begin(tutorial, 3), 3, "blue");
    expect(said(progress, 4)).toBe("ended");
    expect(said(begin(tutorial, 0), 1, null, true)).toBe("ended");
  });

  it("is silent once it was skipped", () => {
    expect(said({ ...begin(tutorial, 0), skipped: true }, 0)).toBeNull();
  });

  it("offers to read on only where no answer is awaited", () => {
    const card = cardOf(tutorial, next(tutorial, begin(tutorial, 0)), 0, ask("red"), false);
    expect(card).toMatchObject({ kind: "step", more: false, number: 2, of: 4 });
  });
});
