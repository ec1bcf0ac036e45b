import { expect, test } from "vitest";

import { PLAIN } from "./sizes";
import { lineOf, middles, tagAt } from "./way";

const box = { x: 100, y: 40, w: 20, h: 20 };

test("a way leads from middle to middle of what is on the drawing", () => {
  const place = { node: { id: "square", kind: "square" as const }, box, parent: null, room: PLAIN };
  expect(middles(["square", "elsewhere"], new Map([["square", place]]))).toEqual([{ x: 110, y: 50 }]);
});

test("a line leads from the edge of the figure to the end", () => {
  expect(lineOf([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }])).toBe("M5 0L10 0L10 10");
  expect(lineOf([{ x: 0, y: 0 }])).toBe("");
});

test("a tag stands to the right of its square, or to the left where the window ends", () => {
  const [size, view] = [{ w: 60, h: 20 }, { x: 0, y: 0, k: 1 }];
  expect(tagAt(box, size, view, { w: 400, h: 300 })).toEqual({ x: 128, y: 40 });
  expect(tagAt(box, size, view, { w: 180, h: 300 })).toEqual({ x: 32, y: 40 });
  expect(tagAt(box, size, { ...view, x: 200 }, { w: 400, h: 300 })).toEqual({ x: 128, y: 40 });
  expect(tagAt(box, size, { ...view, x: 220 }, { w: 400, h: 300 })).toEqual({ x: 32, y: 40 });
});
