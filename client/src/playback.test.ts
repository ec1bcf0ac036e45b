import { describe, expect, test } from "vitest";

import { Playback, SHORT_PAUSE, PAUSE, updatedLog } from "./playback";
import type { SceneUpdate } from "./protocol";

function moment(move: number, { ply = move, told = 0, lines = ["something happens"] } = {}): SceneUpdate {
  return {
    type: "scene",
    move,
    ply,
    scene: { game: "", title: "", seat: 0, status: "", nodes: [] },
    told,
    lines: lines.map((text) => ({ ply, rule: "", text })),
    undo: null,
    due: null,
  };
}

const moves = (moments: SceneUpdate[]) => moments.map((each) => each.move);

function playbackAt(move: number): Playback {
  const playback = new Playback();
  playback.add(moment(move));
  return playback;
}

describe("a moment that arrives", () => {
  test("is shown at once if it is the first", () => {
    const playback = new Playback();
    expect(moves(playback.add(moment(4)))).toEqual([4]);
    expect(playback.shown?.move).toBe(4);
  });

  test("waits behind the one that is shown", () => {
    const playback = playbackAt(4);
    expect(playback.add(moment(5))).toEqual([]);
    expect(playback.add(moment(6))).toEqual([]);
    expect(playback.shown?.move).toBe(4);
    expect(playback.newest?.move).toBe(6);
    expect(moves(playback.next())).toEqual([5]);
    expect(moves(playback.next())).toEqual([6]);
    expect(playback.next()).toEqual([]);
  });

  test("is shown at once if the player's own answer has led to it, and only that one", () => {
    const playback = playbackAt(4);
    playback.answered(4);
    expect(moves(playback.add(moment(5)))).toEqual([5]);
    expect(playback.add(moment(6))).toEqual([]);
  });

  test("waits if the player's own answer was refused", () => {
    const playback = playbackAt(4);
    playback.answered(4);
    playback.refused();
    expect(playback.add(moment(5))).toEqual([]);
  });

  test("is shown at once if it takes answers back, after all that waits", () => {
    const playback = playbackAt(4);
    playback.add(moment(5));
    expect(moves(playback.add(moment(6, { ply: 4 })))).toEqual([5, 6]);
    expect(playback.shown?.move).toBe(6);
  });

  test("replaces the one that is shown if it is the same, as after a dropped line", () => {
    const playback = playbackAt(4);
    expect(moves(playback.add(moment(4)))).toEqual([4]);
  });
});

test("what waits can be shown all at once, and nothing is left out", () => {
  const playback = playbackAt(4);
  playback.add(moment(5));
  playback.add(moment(6));
  expect(moves(playback.finish())).toEqual([5, 6]);
  expect(playback.shown?.move).toBe(6);
  expect(playback.waiting).toEqual([]);
});

describe("the shown moment stays", () => {
  test("long enough to read what is told, at the speed that a person likes", () => {
    expect(playbackAt(1).pause(1)).toBe(PAUSE);
    expect(playbackAt(1).pause(2)).toBe(PAUSE / 2);
    expect(playbackAt(1).pause(0)).toBe(0);
  });

  test("for a glance if nothing is told", () => {
    const playback = new Playback();
    playback.add(moment(1, { lines: [] }));
    expect(playback.pause(1)).toBe(SHORT_PAUSE);
  });

  test("for a glance if the playback is long", () => {
    const playback = playbackAt(1);
    for (let move = 2; move < 40; move++) playback.add(moment(move));
    expect(playback.pause(1)).toBe(SHORT_PAUSE);
  });
});

test("a log keeps the lines that stay, and goes on with the new ones", () => {
  expect(updatedLog(["a", "b", "c"], { told: 2, lines: ["d", "e"] })).toEqual(["a", "b", "d", "e"]);
  expect(updatedLog(["a", "b"], { told: 0, lines: ["c"] })).toEqual(["c"]);
});
