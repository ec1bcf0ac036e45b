import { describe, expect, test } from "vitest";

import type { Mark, Moment, Node, Scene, SceneBeat } from "../protocol";
import { beatOfLine, END, flagsOf, sceneAt, settled, stepBack, stepOn, turnFrom, type Place } from "./places";

const counter = (text: string): Node => ({ id: "counter", kind: "text", text });
const sceneOf = (text: string): Scene => ({ game: "", title: "", seat: 0, status: "", nodes: [counter(text)] });
const beat = (text: string, shown = text): SceneBeat => ({ text, patch: { altered: [counter(shown)] } });
const moment = (ply: number, ...beats: SceneBeat[]): Moment => ({
  ply,
  plies: 9,
  scene: { ...sceneOf(`end ${ply}`), prompt: { seat: 0, text: "Well?", rule: "" } },
  lines: [],
  beats,
});
const mark = (ply: number, beat: number, kind: Mark["kind"], text = ""): Mark => ({ ply, beat, kind, text });

describe("steps", () => {
  /** How many beats each answer has. */
  const BEATS = [0, 3, 0, 1];

  test("lead through every beat, and back the same way", () => {
    const way: Place[] = [{ ply: 0, beat: END }];
    for (let step = 0; step < 9; step++) {
      const place = way.at(-1)!;
      way.push(settled(stepOn(place, BEATS[place.ply]!, 3), BEATS[stepOn(place, BEATS[place.ply]!, 3).ply]!));
    }
    const there = [
      { ply: 0, beat: END },
      { ply: 1, beat: 1 },
      { ply: 1, beat: 2 },
      { ply: 1, beat: END },
      { ply: 2, beat: END },
      { ply: 3, beat: END },
    ];
    expect(way.slice(0, 6)).toEqual(there);
    expect(way.at(-1)).toEqual({ ply: 3, beat: END });
    let place = way.at(-1)!;
    for (const before of there.reverse().slice(1)) {
      place = stepBack(place, BEATS[place.ply]!);
      expect(place).toEqual(before);
    }
    expect(stepBack(place, 0)).toEqual({ ply: 0, beat: END });
  });
});

describe("the scene at a place", () => {
  const [one, two] = [moment(1), moment(2, beat("a"), { text: "b" }, beat("c"))];

  test("is that of the moment before with the beats so far, and asks nothing", () => {
    expect(sceneAt({ ply: 2, beat: 1 }, two, one)).toEqual(sceneOf("a"));
    expect(sceneAt({ ply: 2, beat: 2 }, two, one)).toEqual(sceneOf("a"));
  });

  test("is that of the moment after its last beat", () => {
    expect(sceneAt({ ply: 2, beat: 3 }, two, undefined)).toBe(two.scene);
    expect(sceneAt({ ply: 2, beat: END }, two, one)).toBe(two.scene);
    expect(sceneAt({ ply: 1, beat: 1 }, one, undefined)).toBe(one.scene);
  });

  test("has to wait for the moment before", () => {
    expect(sceneAt({ ply: 2, beat: 1 }, two, undefined)).toBeNull();
  });
});

test("a line of the log leads to the beat that tells it", () => {
  const beats = [{ cues: [] }, beat("first"), { cues: [] }, beat("second")];
  expect([1, 2, 3].map((line) => beatOfLine(beats, line))).toEqual([2, 4, END]);
});

describe("turns", () => {
  const marks = [mark(2, 1, "round"), mark(2, 2, "turn"), mark(3, 1, "defeat"), mark(5, 3, "turn")];
  const forward = (place: Place) => turnFrom(place, marks, true, 9);
  const back = (place: Place) => turnFrom(place, marks, false, 9);

  test("are found before and after a place", () => {
    expect(forward({ ply: 0, beat: END })).toEqual({ ply: 2, beat: 1 });
    expect(forward({ ply: 2, beat: 1 })).toEqual({ ply: 2, beat: 2 });
    expect(forward({ ply: 2, beat: END })).toEqual({ ply: 5, beat: 3 });
    expect(back({ ply: 5, beat: 3 })).toEqual({ ply: 2, beat: 2 });
    expect(back({ ply: 5, beat: END })).toEqual({ ply: 5, beat: 3 });
  });

  test("end where the game does", () => {
    expect(forward({ ply: 6, beat: 1 })).toEqual({ ply: 9, beat: END });
    expect(back({ ply: 2, beat: 1 })).toEqual({ ply: 0, beat: END });
  });

  test("are ten answers long in a game that has none", () => {
    expect(turnFrom({ ply: 14, beat: 2 }, [], true, 20)).toEqual({ ply: 20, beat: END });
    expect(turnFrom({ ply: 14, beat: 2 }, [], false, 20)).toEqual({ ply: 4, beat: END });
  });
});

test("flags that would cover each other are one, with the look of the weightiest", () => {
  const marks = [
    mark(1, 1, "turn"),
    mark(10, 1, "defeat", "Grell"),
    mark(10, 4, "danger", "Level 2"),
    mark(11, 1, "defeat", "Kobold"),
    mark(13, 1, "defeat", "Legion Devil"),
    mark(200, 2, "ending", "Victory"),
  ];
  expect(flagsOf(marks, 200)).toEqual([
    { ply: 10, beat: 1, kind: "danger", texts: ["Grell", "Level 2", "Kobold"] },
    { ply: 13, beat: 1, kind: "defeat", texts: ["Legion Devil"] },
    { ply: 200, beat: 2, kind: "ending", texts: ["Victory"] },
  ]);
});
