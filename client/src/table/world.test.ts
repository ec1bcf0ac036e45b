import { expect, test } from "vitest";

import type { Scene } from "../protocol";
import { variety } from "./variety";
import { surroundings, worldOf } from "./world";

const scene = (world?: string) => ({ world }) as Scene;

test("a scene without a world, or with what cannot be one, plays on the plain table", () => {
  expect(worldOf(scene("drizzt"))).toBe("drizzt");
  expect(worldOf(scene())).toBe("");
  expect(worldOf(scene("../heroes"))).toBe("");
});

test("what lies around a world is a picture of its own", () => {
  expect(surroundings("forest")).toBe('url("/art/worlds/forest-around.svg")');
});

test("a thing always looks the same, and its neighbours do not", () => {
  const kinds = ["tile:0", "tile:1", "tile:2", "tile:3", "tile:4"].map((id) => variety(id, 4));
  expect(kinds).toEqual(["tile:0", "tile:1", "tile:2", "tile:3", "tile:4"].map((id) => variety(id, 4)));
  expect(new Set(kinds).size).toBeGreaterThan(2);
  expect(Math.max(...kinds)).toBeLessThan(4);
});
