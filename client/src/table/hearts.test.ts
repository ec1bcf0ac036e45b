import { expect, test } from "vitest";

import { heartsOf, MOST_HEARTS } from "./hearts";

const SIDE = 42;

test("a Monster has a heart for each hit point, side by side on its foot", () => {
  const { one, each, pill } = heartsOf(3, SIDE, 1);
  expect(one).toBeUndefined();
  expect(each).toHaveLength(3);
  for (const [place, { x, r }] of each.entries()) {
    if (place) expect(x - r).toBeGreaterThanOrEqual(each[place - 1]!.x + each[place - 1]!.r);
    expect(x - r).toBeGreaterThanOrEqual(pill!.x);
    expect(x + r).toBeLessThanOrEqual(pill!.x + pill!.w);
  }
});

test("many hit points, and those of Heroes, are one heart with a number", () => {
  expect(heartsOf(MOST_HEARTS + 1, SIDE, 1)).toMatchObject({ each: [], one: {} });
  expect(heartsOf(2, SIDE, 1, { counted: true }).one!.x).toBeGreaterThan(SIDE / 2);
});

test("hearts stay off the number of a figure, and in its square", () => {
  const left = 18;
  expect(heartsOf(3, SIDE, 1, { left }).pill!.x).toBeGreaterThanOrEqual(left);
  const { x, r } = heartsOf(9, SIDE, 1, { left }).one!;
  expect(x - r).toBeGreaterThanOrEqual(left);
  for (const { one } of [heartsOf(8, SIDE, 1, { counted: true }), heartsOf(8, 35, 1, { counted: true })]) {
    expect(one!.x + one!.r).toBeLessThanOrEqual(SIDE / 0.875);
  }
});

test("on squares of forty pixels the number can be read", () => {
  const { r } = heartsOf(8, 35, 1, { counted: true }).one!;
  expect(r * 1.28).toBeGreaterThanOrEqual(12);
});
