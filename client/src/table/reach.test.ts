import { expect, test } from "vitest";

import { outline } from "./reach";

const at = (x: number, y: number) => ({ x: 10 * x, y: 10 * y, w: 10, h: 10 });

test("squares side by side have one outline", () => {
  expect(outline([at(0, 0), at(1, 0)])).toBe("M0 0L20 0L20 10L0 10z");
});

test("a hole has an outline of its own", () => {
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => at(x, y))).filter(({ x, y }) => x !== 10 || y !== 10);
  expect(outline(ring).match(/M/g)).toHaveLength(2);
});

test("squares that touch at a corner have an outline each", () => {
  expect(outline([at(0, 0), at(1, 1)])).toBe("M0 0L10 0L10 10L0 10zM10 10L20 10L20 20L10 20z");
});

test("nothing has none", () => {
  expect(outline([])).toBe("");
});
