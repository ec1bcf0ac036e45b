import { expect, test } from "vitest";

import type { Node } from "../protocol";
import { FULL, hold, isHand, NARROW } from "./hands";
import { PLAIN } from "./sizes";

const ROOM = { ...PLAIN, hand: { most: 176, high: 150, columns: 0 } };
const cards = (count: number, name = (place: number) => `Card ${place}`): Node[] =>
  Array.from({ length: count }, (_, place): Node => ({ id: `hand:${place}`, kind: "card", text: name(place) }));

test("up to seven cards are full, side by side", () => {
  const { boxes, narrow, size } = hold(cards(7), 1000, ROOM);
  for (const [place, box] of boxes.entries()) {
    expect(box.w).toBeGreaterThanOrEqual(FULL);
    if (place) expect(box.x).toBeGreaterThanOrEqual(boxes[place - 1]!.x + boxes[place - 1]!.w);
  }
  expect(narrow).toBe(false);
  expect(size.w).toBeLessThanOrEqual(1000);
});

test("eight and nine are narrower", () => {
  for (const count of [8, 9]) {
    const { boxes, narrow } = hold(cards(count), 1100, ROOM);
    expect(narrow).toBe(true);
    expect(boxes[0]!.w).toBeGreaterThanOrEqual(NARROW);
    expect(boxes[1]!.x).toBeGreaterThanOrEqual(boxes[0]!.w);
  }
});

test("from ten on they overlap, but for the one in focus, and none leaves", () => {
  const { boxes, size } = hold(cards(14), 900, { ...ROOM, focus: "hand:4" });
  expect(size.w).toBeLessThanOrEqual(900.5);
  expect(boxes[5]!.x).toBeGreaterThanOrEqual(boxes[4]!.x + boxes[4]!.w);
  expect(boxes[3]!.x + boxes[3]!.w).toBeGreaterThan(boxes[4]!.x);
});

test("a card stays under the pointer that brings it into focus", () => {
  const before = hold(cards(14), 900, ROOM).boxes;
  for (let place = 0; place < 14; place++) {
    const seen = { from: before[place]!.x, to: before[place + 1]?.x ?? 900 };
    const after = hold(cards(14), 900, { ...ROOM, focus: `hand:${place}` }).boxes[place]!;
    expect(after.x).toBeLessThanOrEqual(seen.from + 0.5);
    expect(after.x + after.w).toBeGreaterThanOrEqual(seen.to - 8.5);
  }
});

test("equal cards lie on one another", () => {
  const { boxes, copies } = hold(cards(4, (place) => (place < 3 ? "Cantrip" : "Fireball")), 900, ROOM);
  expect(copies).toEqual([3, 0, 0, 1]);
  expect(boxes[1]!.x - boxes[0]!.x).toBeLessThan(8);
  expect(boxes[3]!.x).toBeGreaterThan(boxes[0]!.x + boxes[0]!.w);
});

test("a chosen card is raised", () => {
  const [first, ...rest] = cards(3);
  const { boxes } = hold([{ ...first!, glow: true }, ...rest], 900, ROOM);
  expect(boxes[0]!.y).toBeLessThan(boxes[1]!.y);
  expect(boxes[0]!.w).toBe(boxes[1]!.w);
});

test("on a phone there are two to a row", () => {
  const { boxes } = hold(cards(5), 346, { ...PLAIN, hand: { most: 220, high: 158, columns: 2 } });
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(3);
});

test("a hand holds nothing but cards", () => {
  expect(isHand(cards(2))).toBe(true);
  expect(isHand([...cards(2), { id: "deck", kind: "pile" }])).toBe(false);
  expect(isHand([])).toBe(false);
});
