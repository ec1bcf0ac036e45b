import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import { lay } from "./layout";
import { PLAIN } from "./sizes";
import { shapeIn } from "./upright";

const TABLE: Node = {
  id: "table",
  kind: "board",
  size: [44, 20],
  upright: [0, 0, 13, 19],
  children: [
    { id: "shelf", kind: "slot", at: [0, 0], size: [44, 5] },
    { id: "seat", kind: "slot", at: [11, 10], size: [22, 10], upright: [0, 9.5, 13, 9.5] },
  ],
};

describe("a board with two arrangements", () => {
  test("fills a window of nearly its shape", () => {
    expect(shapeIn(TABLE, { w: 1440, h: 646 })).toEqual({ w: 1420, h: 626, upright: false });
    expect(shapeIn(TABLE, { w: 390, h: 562 })).toEqual({ w: 370, h: 542, upright: true });
  });

  test("is not stretched without end", () => {
    const { w, h } = shapeIn(TABLE, { w: 2000, h: 420 })!;
    expect(h).toBe(400);
    expect(w / h).toBeCloseTo(2.2 * 1.3);
  });

  test("lies on a phone that lies on its side", () => {
    expect(shapeIn(TABLE, { w: 490, h: 302 })?.upright).toBe(false);
  });

  test("is upright on a phone even where its window is low, and never too small to be laid out", () => {
    const { h, upright } = shapeIn(TABLE, { w: 390, h: 300 })!;
    expect(upright).toBe(true);
    expect(h).toBe(480);
    expect(shapeIn(TABLE, { w: 800, h: 200 })!.h).toBe(340);
  });

  test("leaves other boards alone", () => {
    expect(shapeIn({ ...TABLE, upright: null }, { w: 1440, h: 646 })).toBeNull();
  });

  test("has things where the window wants them, and leaves out what has no place there", () => {
    const laid = (upright: boolean) => lay(TABLE, { w: 130, h: 190 }, { ...PLAIN, upright }).map(({ node, box }) => [node.id, box]);
    expect(laid(true)).toEqual([["seat", { x: 0, y: 95, w: 130, h: 95 }]]);
    expect(laid(false).map(([id]) => id)).toEqual(["shelf", "seat"]);
  });
});
