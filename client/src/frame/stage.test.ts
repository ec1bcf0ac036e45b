import { expect, it } from "vitest";

import type { Scene, Shown, TableInfo } from "../wire";
import { stageOf } from "./stage";

const table = (more: Partial<TableInfo> = {}) => ({ status: "playing", paused: false, ...more }) as TableInfo;
const shown = (prompt: Scene["prompt"]) => ({ scene: { seat: 0, prompt } }) as Shown;
const mine = shown({ seat: 0, text: "", rule: "", choices: [{ label: "a" }] });
const theirs = shown({ seat: 1, text: "", rule: "" });

it("asks whoever is asked, and has the others wait", () => {
  expect(stageOf(table(), mine, 0)).toBe("ask");
  expect(stageOf(table(), theirs, 0)).toBe("wait");
});

it("shows all that happened before it asks or ends", () => {
  expect(stageOf(table(), mine, 2)).toBe("film");
  expect(stageOf(table({ status: "finished" }), theirs, 1)).toBe("film");
  expect(stageOf(table({ status: "finished" }), theirs, 0)).toBe("over");
});

it("asks nobody while the game is paused", () => {
  expect(stageOf(table({ paused: true }), mine, 0)).toBe("paused");
});

it("gathers people before there is anything to see", () => {
  expect(stageOf(table({ status: "gathering" }), null, 0)).toBe("gathering");
  expect(stageOf(null, null, 0)).toBe("loading");
});
