import { describe, expect, test } from "vitest";

import { Film, GLANCE, PAUSE, retold } from "./film";
import type { Shown } from "./wire";

function moment(move: number, { ply = move, told = 0, lines = ["something happens"] } = {}): Shown {
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

const moves = (moments: Shown[]) => moments.map((each) => each.move);

function filmAt(move: number): Film {
  const film = new Film();
  film.arrive(moment(move));
  return film;
}

describe("a moment that arrives", () => {
  test("is shown at once if it is the first", () => {
    const film = new Film();
    expect(moves(film.arrive(moment(4)))).toEqual([4]);
    expect(film.shown?.move).toBe(4);
  });

  test("waits behind the one that is shown", () => {
    const film = filmAt(4);
    expect(film.arrive(moment(5))).toEqual([]);
    expect(film.arrive(moment(6))).toEqual([]);
    expect(film.shown?.move).toBe(4);
    expect(film.newest?.move).toBe(6);
    expect(moves(film.next())).toEqual([5]);
    expect(moves(film.next())).toEqual([6]);
    expect(film.next()).toEqual([]);
  });

  test("is shown at once if one's own answer has led to it, and only that one", () => {
    const film = filmAt(4);
    film.answered(4);
    expect(moves(film.arrive(moment(5)))).toEqual([5]);
    expect(film.arrive(moment(6))).toEqual([]);
  });

  test("waits if one's own answer was refused", () => {
    const film = filmAt(4);
    film.answered(4);
    film.refused();
    expect(film.arrive(moment(5))).toEqual([]);
  });

  test("is shown at once if it takes answers back, after all that waits", () => {
    const film = filmAt(4);
    film.arrive(moment(5));
    expect(moves(film.arrive(moment(6, { ply: 4 })))).toEqual([5, 6]);
    expect(film.shown?.move).toBe(6);
  });

  test("replaces the one that is shown if it is the same, as after a dropped line", () => {
    const film = filmAt(4);
    expect(moves(film.arrive(moment(4)))).toEqual([4]);
  });
});

test("what waits can be shown all at once, and nothing is left out", () => {
  const film = filmAt(4);
  film.arrive(moment(5));
  film.arrive(moment(6));
  expect(moves(film.finish())).toEqual([5, 6]);
  expect(film.shown?.move).toBe(6);
  expect(film.waiting).toEqual([]);
});

describe("the shown moment stays", () => {
  test("long enough to read what is told, at the speed that a person likes", () => {
    expect(filmAt(1).pause(1)).toBe(PAUSE);
    expect(filmAt(1).pause(2)).toBe(PAUSE / 2);
    expect(filmAt(1).pause(0)).toBe(0);
  });

  test("for a glance if nothing is told", () => {
    const film = new Film();
    film.arrive(moment(1, { lines: [] }));
    expect(film.pause(1)).toBe(GLANCE);
  });

  test("for a glance if the film is long", () => {
    const film = filmAt(1);
    for (let move = 2; move < 40; move++) film.arrive(moment(move));
    expect(film.pause(1)).toBe(GLANCE);
  });
});

test("a story keeps the lines that stay, and goes on with the new ones", () => {
  expect(retold(["a", "b", "c"], { told: 2, lines: ["d", "e"] })).toEqual(["a", "b", "d", "e"]);
  expect(retold(["a", "b"], { told: 0, lines: ["c"] })).toEqual(["c"]);
});
