/** Progress through a tutorial: which step is shown, and when the tutorial ends. */

import type { Tutorial, TutorialStep, Prompt } from "../protocol";

/** A player's progress. */
export interface Progress {
  /** The current or the next step. */
  at: number;
  /** The answer with which the player left the tutorial. */
  left: number | null;
  /** The player skipped the tutorial. */
  skipped: boolean;
}

/** What the tutorial shows now. */
export type Card =
  | { kind: "step"; step: TutorialStep; number: number; of: number; more: boolean }
  | { kind: "wait" }
  | { kind: "left" }
  | { kind: "ended" };

/** The initial progress; a player who joins later has seen the earlier steps. */
export function begin(tutorial: Tutorial, ply: number): Progress {
  return { at: firstAfter(tutorial.steps, ply - 1), left: null, skipped: false };
}

/** Go to the next step. */
export function next(tutorial: Tutorial, progress: Progress): Progress {
  return progress.at < tutorial.steps.length ? { ...progress, at: progress.at + 1 } : progress;
}

/** The player answers: the recommended answer completes the steps of this moment, any other ends the tutorial. */
export function answered(tutorial: Tutorial, progress: Progress, ply: number, label: string): Progress {
  const recommended = recommendedAt(tutorial, ply);
  if (recommended !== "" && recommended !== label) return { ...progress, left: ply };
  return { ...progress, at: Math.max(progress.at, firstAfter(tutorial.steps, ply)) };
}

/** Answers were undone: their steps come again, and the tutorial resumes if it was left there. */
export function undone(tutorial: Tutorial, progress: Progress, ply: number): Progress {
  const left = progress.left !== null && progress.left >= ply ? null : progress.left;
  return { ...progress, left, at: Math.min(progress.at, firstAfter(tutorial.steps, ply - 1)) };
}

/** The label that the tutorial recommends at a moment, or nothing. */
export function recommendedAt(tutorial: Tutorial, ply: number): string {
  return tutorial.steps.find((step) => step.ply === ply && step.answer)?.answer ?? "";
}

/** The card to show, if any. The tutorial also ends when the recommended answer is not an option. */
export function cardOf(tutorial: Tutorial, progress: Progress, ply: number, prompt: Prompt | null, over: boolean): Card | null {
  if (progress.skipped) return null;
  if (progress.left !== null) return { kind: "left" };
  const recommended = recommendedAt(tutorial, ply);
  const choices = prompt?.choices ?? [];
  if (recommended && choices.length && !choices.some((choice) => choice.label === recommended)) return { kind: "left" };
  const step = tutorial.steps[progress.at];
  if (!step || over) return { kind: "ended" };
  if (step.ply > ply) return { kind: "wait" };
  const more = !step.answer && progress.at + 1 < tutorial.steps.length;
  return { kind: "step", step, number: progress.at + 1, of: tutorial.steps.length, more };
}

function firstAfter(steps: TutorialStep[], ply: number): number {
  const index = steps.findIndex((step) => step.ply > ply);
  return index < 0 ? steps.length : index;
}
