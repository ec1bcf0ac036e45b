import { expect, test } from "vitest";

import { beside } from "./beside";
import { overlap } from "./geometry";

const WINDOW = { w: 1000, h: 800 };
const SIZE = { w: 300, h: 400 };

test("it stands beside the thing and inside the window", () => {
  const box = { x: 100, y: 300, w: 100, h: 100 };
  const at = beside(box, SIZE, WINDOW, []);
  expect(at).toEqual({ x: 212, y: 150 });
});

test("at the right edge it stands on the left", () => {
  const box = { x: 880, y: 700, w: 100, h: 80 };
  const at = beside(box, SIZE, WINDOW, []);
  expect(at.x + SIZE.w).toBeLessThanOrEqual(box.x);
  expect(at.y + SIZE.h).toBeLessThanOrEqual(WINDOW.h);
});

test("it covers neither the thing nor the others, if there is a way", () => {
  const box = { x: 400, y: 600, w: 100, h: 100 };
  const other = { x: 510, y: 300, w: 480, h: 400 };
  const at = { ...beside(box, SIZE, WINDOW, [other]), ...SIZE };
  expect(overlap(at, box) + overlap(at, other)).toBe(0);
});
