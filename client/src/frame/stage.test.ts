import { expect, it } from "vitest";

import type { Scene, SceneUpdate, TableInfo } from "../protocol";
import { isSoloScore, soloVerdict, stageOf } from "./stage";

const table = (more: Partial<TableInfo> = {}) => ({ status: "playing", paused: false, ...more }) as TableInfo;
const shown = (prompt: Scene["prompt"]) => ({ scene: { seat: 0, prompt } }) as SceneUpdate;
const mine = shown({ seat: 0, text: "", rule: "", choices: [{ label: "a" }] });
const theirs = shown({ seat: 1, text: "", rule: "" });

it("asks the seat whose turn it is, and has the others wait", () => {
  expect(stageOf(table(), mine, 0)).toBe("ask");
  expect(stageOf(table(), theirs, 0)).toBe("wait");
});

it("shows all that happened before it asks or ends", () => {
  expect(stageOf(table(), mine, 2)).toBe("playback");
  expect(stageOf(table({ status: "finished" }), theirs, 1)).toBe("playback");
  expect(stageOf(table({ status: "finished" }), theirs, 0)).toBe("over");
});

it("asks nobody while the game is paused", () => {
  expect(stageOf(table({ paused: true }), mine, 0)).toBe("paused");
});

it("gathers people before there is anything to see", () => {
  expect(stageOf(table({ status: "gathering" }), null, 0)).toBe("gathering");
  expect(stageOf(null, null, 0)).toBe("loading");
});

it("surpasses a solo score with a higher one only", () => {
  const verdict = (score: number, to_beat: number | null) => soloVerdict({ score, to_beat, rule: "" });
  expect(verdict(0, null)).toBe("first");
  expect(verdict(41, 40)).toBe("surpassed");
  expect(verdict(40, 40)).toBe("short");
  expect(verdict(39, 40)).toBe("short");
});

it("knows no winner where somebody played alone for points", () => {
  const result = (scores: number[]) => ({ scores, winners: [0], reason: "", rule: "" });
  const seats = (count: number) => Array.from({ length: count }, () => ({})) as TableInfo["seats"];
  expect(isSoloScore(table({ seats: seats(1), result: result([41]) }))).toBe(true);
  expect(isSoloScore(table({ seats: seats(2), result: result([41, 27]) }))).toBe(false);
  expect(isSoloScore(table({ seats: seats(1), result: result([]) }))).toBe(false);
  expect(isSoloScore(table({ seats: seats(1), result: null }))).toBe(false);
});
