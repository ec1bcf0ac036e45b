import { expect, test } from "vitest";

import { isArrow, neighbour } from "./directions";
import type { Box } from "./geometry";

const at = (x: number, y: number, w = 10, h = 10): Box => ({ x, y, w, h });
const GRID = new Map<string, Box>();
for (let row = 0; row < 3; row++) {
  for (let column = 0; column < 3; column++) GRID.set(`${column}${row}`, at(column * 20, row * 20));
}
const without = (id: string) => new Map([...GRID].filter(([other]) => other !== id));

test("on a grid an arrow leads to the next thing of the row or column", () => {
  const others = without("11");
  expect(neighbour(GRID.get("11")!, others, "ArrowLeft")).toBe("01");
  expect(neighbour(GRID.get("11")!, others, "ArrowRight")).toBe("21");
  expect(neighbour(GRID.get("11")!, others, "ArrowUp")).toBe("10");
  expect(neighbour(GRID.get("11")!, others, "ArrowDown")).toBe("12");
});

test("at the edge there is nowhere to go", () => {
  expect(neighbour(GRID.get("00")!, without("00"), "ArrowLeft")).toBeNull();
  expect(neighbour(GRID.get("00")!, without("00"), "ArrowUp")).toBeNull();
});

test("what stands straight ahead wins over what is nearer but aside", () => {
  const others = new Map([
    ["ahead", at(60, 0)],
    ["aside", at(25, 40)],
  ]);
  expect(neighbour(at(0, 0), others, "ArrowRight")).toBe("ahead");
});

test("a wide thing is straight ahead of all that it faces", () => {
  const others = new Map([
    ["card", at(0, 20, 80, 60)],
    ["far", at(70, 100)],
  ]);
  expect(neighbour(at(70, 0), others, "ArrowDown")).toBe("card");
});

test("only arrows are arrows", () => {
  expect(["ArrowUp", "Enter", "a"].map(isArrow)).toEqual([true, false, false]);
});
