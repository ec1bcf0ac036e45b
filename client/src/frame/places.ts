/** Places in a game that is looked back at: a beat of an answer, each counted from one. */

import type { Mark, Moment, Scene, SceneBeat } from "../protocol";
import { applyPatch } from "../scenePatch";

export interface Place {
  ply: number;
  beat: number;
}

/** The place after all beats of an answer, where the next question is asked. */
export const END = Infinity;

/** How many answers Page Up and Page Down skip in a game without turns. */
const PAGE = 10;

/** The place one beat further; `beats` is how many the answer of this place has. */
export function stepOn({ ply, beat }: Place, beats: number, last: number): Place {
  if (beat < beats - 1) return { ply, beat: beat + 1 };
  if (beat < beats) return { ply, beat: END };
  return ply < last ? { ply: ply + 1, beat: 1 } : { ply, beat: END };
}

/** The place one beat back. */
export function stepBack({ ply, beat }: Place, beats: number): Place {
  const now = Math.min(beat, beats);
  if (now > 1) return { ply, beat: now - 1 };
  return { ply: Math.max(ply - 1, 0), beat: END };
}

/** The place with the last beat of its answer called the end. */
export function settled({ ply, beat }: Place, beats: number): Place {
  return { ply, beat: beat >= beats ? END : Math.max(beat, 1) };
}

/** The scene at a place; null where it takes the moment before and that isn't there. */
export function sceneAt({ ply, beat }: Place, moment: Moment, before: Moment | undefined): Scene | null {
  const beats = moment.beats ?? [];
  if (settled({ ply, beat }, beats.length).beat === END) return moment.scene;
  if (!before) return null;
  return beats.slice(0, beat).reduce((scene, { patch }) => applyPatch(scene, patch), before.scene);
}

/** The beat that a line of the log tells, by its number among the lines of its answer. */
export function beatOfLine(beats: readonly SceneBeat[], line: number): number {
  let lines = 0;
  const at = beats.findIndex(({ text }) => text && ++lines === line);
  return at < 0 ? END : at + 1;
}

/** Where the turn begins that comes next, or the one before. */
export function turnFrom(place: Place, marks: readonly Mark[], forward: boolean, last: number): Place {
  const turns = marks.filter(({ kind }) => kind === "turn" || kind === "round");
  if (turns.length === 0) {
    return { ply: Math.min(Math.max(place.ply + (forward ? PAGE : -PAGE), 0), last), beat: END };
  }
  const found = forward ? turns.find((mark) => isAfter(mark, place)) : turns.findLast((mark) => isAfter(place, mark));
  if (found) return { ply: found.ply, beat: found.beat };
  return { ply: forward ? last : 0, beat: END };
}

function isAfter(one: Place, other: Place): boolean {
  return one.ply > other.ply || (one.ply === other.ply && one.beat > other.beat);
}

/** Turning points at about the same place of the slider. */
export interface Flag extends Place {
  kind: Mark["kind"];
  texts: string[];
}

const WEIGHT: Record<Mark["kind"], number> = { round: 0, turn: 0, defeat: 1, danger: 2, ending: 3 };
/** The least distance of two flags, as a share of the slider. */
const APART = 0.015;

/** The turning points as flags, as many as the slider has room for; the weightiest gives a flag its look. */
export function flagsOf(marks: readonly Mark[], last: number): Flag[] {
  const flags: Flag[] = [];
  for (const { ply, beat, kind, text } of marks) {
    if (WEIGHT[kind] === 0) continue;
    const near = flags.at(-1);
    if (!near || ply - near.ply >= Math.max(last * APART, 1)) {
      flags.push({ ply, beat, kind, texts: [text] });
      continue;
    }
    near.texts.push(text);
    if (WEIGHT[kind] > WEIGHT[near.kind]) near.kind = kind;
  }
  return flags;
}
