import { expect, test } from "vitest";

import type { Node } from "../protocol";
import { floorOf } from "./floor";

const square = (x: number, y: number): Node => ({ id: `s${x}${y}`, kind: "square", at: [x, y] });

function tile(...children: Node[]): Node {
  return { id: "tile", kind: "tile", at: [0, 0], size: [2, 2], children };
}

test("a tile without squares is whole", () => {
  expect(floorOf(tile(), { w: 20, h: 20 })).toBeNull();
});

test("rock begins where a square has no neighbour", () => {
  const floor = floorOf(tile(square(0, 1)), { w: 20, h: 20 });
  expect(floor?.ground).toBe("M0 10h10v10h-10z");
  expect(floor?.edges).toBe("M0 10h10M10 10v10");
});

test("rock is laid where it is seen: not below squares, and a little below fog", () => {
  const fog: Node = { id: "fog", kind: "square", at: [1, 0], size: [1, 2], face_down: true };
  const floor = floorOf(tile(square(0, 1), fog), { w: 20, h: 20 });
  expect(floor?.rock).toBe("M0 0h20v20h-20zM12 2h6v16h-6zM0 10h10v10h-10z");
  expect(floorOf(tile(square(0, 1), { ...fog, hollow: true }), { w: 20, h: 20 })?.rock).not.toContain("M12 2");
});

test("the sides of walls are seen from the south only", () => {
  expect(floorOf(tile(square(0, 1), square(1, 1)), { w: 20, h: 20 })?.faces).toBe(
    "M0 10h10v2.4h-10zM10 10h10v2.4h-10z",
  );
  expect(floorOf(tile(square(0, 0), square(1, 0)), { w: 20, h: 20 })?.faces).toBe("");
});

test("the floor of a tile goes on beyond its edge", () => {
  const floor = floorOf(tile(square(0, 0), square(1, 0), square(0, 1), square(1, 1)), { w: 20, h: 20 });
  expect(floor?.edges).toBe("");
});

test("squares of a colour are ground of that colour", () => {
  const grass: Node = { ...square(1, 1), color: "emerald" };
  const floor = floorOf(tile(square(0, 1), grass), { w: 20, h: 20 });
  expect(floor?.ground).toBe("M0 10h10v10h-10z");
  expect([...(floor?.painted ?? [])]).toEqual([["emerald", "M10 10h10v10h-10z"]]);
  expect(floor?.edges).toBe("M0 10h10M10 10h10");
});

test("what lies flat on several squares is no floor", () => {
  const patch: Node = { id: "patch", kind: "square", at: [0, 0], size: [2, 2] };
  expect(floorOf(tile(patch), { w: 20, h: 20 })).toBeNull();
});

test("lamps hang on walls that one sees, and not on every square of them", () => {
  expect(floorOf(tile(square(0, 1)), { w: 20, h: 20 })?.lamps).toEqual([{ x: 5, y: 10 }]);
  expect(floorOf(tile(square(0, 1), square(1, 1)), { w: 20, h: 20 })?.lamps).toHaveLength(1);
  expect(floorOf(tile(square(0, 0), square(1, 0)), { w: 20, h: 20 })?.lamps).toEqual([]);
});
