import { expect, test } from "vitest";

import { above, inside } from "./place";

const window = { x: 100, y: 50, w: 800, h: 600 };
const size = { w: 200, h: 80 };

test("something stands above a thing, in its middle", () => {
  expect(above({ x: 400, y: 300, w: 40, h: 40 }, size, window)).toEqual({ x: 320, y: 206 });
});

test("it stands below a thing that is too high up", () => {
  expect(above({ x: 400, y: 60, w: 40, h: 40 }, size, window)).toEqual({ x: 320, y: 114 });
});

test("it doesn't cover others if it can stand elsewhere", () => {
  const box = { x: 400, y: 300, w: 40, h: 40 };
  const over = { x: 400, y: 240, w: 40, h: 40 };
  expect(above(box, size, window, [over])).toEqual({ x: 320, y: 354 });
  expect(above(box, size, window, [over, { ...over, y: 360 }])).toEqual({ x: 454, y: 280 });
});

test("it stays in the window wherever the thing is", () => {
  expect(above({ x: 0, y: 300, w: 40, h: 40 }, size, window)).toEqual({ x: 110, y: 206 });
  expect(inside({ x: 2000, y: 2000 }, size, window)).toEqual({ x: 690, y: 560 });
});
