/** Walking through a guided game: which step is read now, and when the guide has to stop. */

import type { Guide, GuideStep, Prompt } from "../wire";

/** Where somebody is in a guide. */
export interface Walk {
  /** The step that is read, or that comes next. */
  at: number;
  /** The answer at which the game left the guide's way. */
  strayed: number | null;
  /** The person wants to play alone. */
  skipped: boolean;
}

/** What the guide shows now. */
export type Card =
  | { kind: "step"; step: GuideStep; number: number; of: number; more: boolean }
  | { kind: "watch" }
  | { kind: "strayed" }
  | { kind: "farewell" };

/** The beginning of a walk; somebody who comes back later has heard the steps before this moment. */
export function begin(guide: Guide, ply: number): Walk {
  return { at: firstAfter(guide.steps, ply - 1), strayed: null, skipped: false };
}

/** The next step, as far as it may be read without an answer. */
export function next(guide: Guide, walk: Walk): Walk {
  return walk.at < guide.steps.length ? { ...walk, at: walk.at + 1 } : walk;
}

/** Somebody answers: on the guide's way all steps of this moment are done with, else the way ends. */
export function answered(guide: Guide, walk: Walk, ply: number, label: string): Walk {
  const advised = advisedAt(guide, ply);
  if (advised !== "" && advised !== label) return { ...walk, strayed: ply };
  return { ...walk, at: Math.max(walk.at, firstAfter(guide.steps, ply)) };
}

/** Answers went back: the steps since then come again, and a stray answer is forgotten. */
export function wentBack(guide: Guide, walk: Walk, ply: number): Walk {
  const strayed = walk.strayed !== null && walk.strayed >= ply ? null : walk.strayed;
  return { ...walk, strayed, at: Math.min(walk.at, firstAfter(guide.steps, ply - 1)) };
}

/** The label that the guide advises at a moment, or nothing. */
export function advisedAt(guide: Guide, ply: number): string {
  return guide.steps.find((step) => step.ply === ply && step.answer)?.answer ?? "";
}

/** The card to show, if any. A person whose question lacks the advised answer is off the way too. */
export function cardOf(guide: Guide, walk: Walk, ply: number, prompt: Prompt | null, over: boolean): Card | null {
  if (walk.skipped) return null;
  if (walk.strayed !== null) return { kind: "strayed" };
  const advised = advisedAt(guide, ply);
  const choices = prompt?.choices ?? [];
  if (advised && choices.length && !choices.some((choice) => choice.label === advised)) return { kind: "strayed" };
  const step = guide.steps[walk.at];
  if (!step || over) return { kind: "farewell" };
  if (step.ply > ply) return { kind: "watch" };
  const more = !step.answer && walk.at + 1 < guide.steps.length;
  return { kind: "step", step, number: walk.at + 1, of: guide.steps.length, more };
}

function firstAfter(steps: GuideStep[], ply: number): number {
  const index = steps.findIndex((step) => step.ply > ply);
  return index < 0 ? steps.length : index;
}
