import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import type { Box } from "./geometry";
import { motion, type Spot } from "./motion";

const box = (x: number, y: number, w = 10, h = 10): Box => ({ x, y, w, h });

function spots(...all: [Node, Box, string?][]): Map<string, Spot> {
  return new Map(all.map(([node, at, parent = null]) => [node.id, { node, box: at, parent, drawing: null }]));
}

const card: Node = { id: "card", kind: "card", color: "ruby", icon: "axe" };
const token: Node = { id: "token", kind: "token", color: "ruby", icon: "ham" };

test("a thing goes from where it was to where it is", () => {
  const { glides } = motion(spots([card, box(0, 0)]), spots([card, box(50, 20)]));
  expect(glides).toEqual([{ id: "card", from: box(0, 0), to: box(50, 20) }]);
});

test("what stays does not move", () => {
  const { glides, entered, left } = motion(spots([card, box(0, 0)]), spots([card, box(0.5, 0)]));
  expect([glides, entered, left]).toEqual([[], [], []]);
});

test("what lies on a thing goes along with it", () => {
  const before = spots([card, box(0, 0)], [token, box(2, 2, 4, 4), "card"]);
  const after = spots([card, box(50, 0, 20, 20)], [token, box(54, 4, 8, 8), "card"]);
  expect(motion(before, after).glides.map(({ id }) => id)).toEqual(["card"]);
});

test("what changes its place on a thing that moves starts from where it is seen", () => {
  const before = spots([card, box(0, 0)], [token, box(0, 0, 4, 4), "card"]);
  const after = spots([card, box(50, 0)], [token, box(56, 0, 4, 4), "card"]);
  expect(motion(before, after).glides[1]).toEqual({ id: "token", from: box(50, 0, 4, 4), to: box(56, 0, 4, 4) });
});

test("a tray moves, but is not stretched, and neither is what lies in it", () => {
  const tray: Node = { id: "tray", kind: "tray" };
  const before = spots([tray, box(0, 0, 100, 50)], [card, box(10, 10), "tray"]);
  const after = spots([tray, box(0, 20, 200, 90)], [card, box(10, 30), "tray"]);
  expect(motion(before, after).glides).toEqual([
    { id: "tray", from: box(0, 0, 200, 90), to: box(0, 20, 200, 90) },
  ]);
});

test("a thing of another shape moves, but is not stretched", () => {
  const { glides } = motion(spots([card, box(0, 0, 100, 60)]), spots([card, box(0, 20, 100, 30)]));
  expect(glides).toEqual([{ id: "card", from: box(0, 0, 100, 30), to: box(0, 20, 100, 30) }]);
  const grown = motion(spots([card, box(0, 0, 50, 30)]), spots([card, box(0, 20, 100, 60)]));
  expect(grown.glides).toEqual([{ id: "card", from: box(0, 0, 50, 30), to: box(0, 20, 100, 60) }]);
});

test("a card that turns up comes from where its back was", () => {
  const back: Node = { id: "hand:0", kind: "card", face_down: true, color: "ruby" };
  const { entered, left } = motion(spots([back, box(90, 90)]), spots([card, box(0, 0)]));
  expect(entered).toEqual([{ id: "card", from: box(90, 90) }]);
  expect(left).toEqual([]);
});

test("at first sight nothing moves", () => {
  expect(motion(new Map(), spots([card, box(0, 0)])).entered).toEqual([]);
});

test("a new thing enters, and what lies on it comes with it", () => {
  const after = spots([card, box(0, 0)], [token, box(2, 2), "card"]);
  const { entered } = motion(spots([{ id: "other", kind: "slot" }, box(9, 9)]), after);
  expect(entered).toEqual([{ id: "card", from: null }]);
});

describe("stores", () => {
  const pile: Node = { id: "deck", kind: "pile", face_down: true, color: "ruby", icon: "gem" };
  const deck = (count: number): Node => ({ ...pile, count });
  const food = (text: string): Node => ({ id: "food", kind: "token", color: "ruby", icon: "ham", text });

  test("a card comes from the pile of its colour that has become smaller", () => {
    const after = spots([deck(4), box(100, 0)], [card, box(0, 0)]);
    expect(motion(spots([deck(5), box(100, 0)]), after).entered).toEqual([{ id: "card", from: box(100, 0) }]);
  });

  test("a pile that has not changed gives nothing", () => {
    const after = spots([deck(5), box(100, 0)], [card, box(0, 0)]);
    expect(motion(spots([deck(5), box(100, 0)]), after).entered[0]?.from).toBeNull();
  });

  test("a token goes back to the store with its icon", () => {
    const before = spots([food("6"), box(100, 0)], [token, box(0, 0)]);
    const { left, changed } = motion(before, spots([food("7"), box(100, 0)]));
    expect(left).toEqual([{ id: "token", to: box(100, 0) }]);
    expect(changed).toEqual(["food"]);
  });
});

test("a thing that becomes fulfilled has changed", () => {
  expect(motion(spots([token, box(0, 0)]), spots([{ ...token, glow: true }, box(0, 0)])).changed).toEqual(["token"]);
});

test("a board that grows to the left leaves everything where it was", () => {
  const board: Node = { id: "board", kind: "board", color: "slate" };
  const before = spots([board, box(0, 0, 100, 100)], [token, box(20, 20), "board"]);
  const after = spots([board, box(-40, 0, 140, 100)], [token, box(20, 20), "board"]);
  expect(motion(before, after).glides).toEqual([]);
});
