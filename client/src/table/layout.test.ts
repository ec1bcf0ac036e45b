import { expect, test } from "vitest";

import type { Node } from "../protocol";
import { lay } from "./layout";
import { PLAIN } from "./sizes";

const mark = (id: string): Node => ({ id, kind: "token", icon: "skull" });

/** A figure leaves a sixteenth of its square free on each side. */
function laidOn(children: Node[], side = 42) {
  const figure: Node = { id: "orc", kind: "token", at: [0, 0], size: [0.875, 0.875], shape: "hexagon", children };
  const laid = lay(figure, { w: side, h: side }, PLAIN);
  const margin = side / 14 + 0.01;
  for (const { box } of laid) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-margin);
    expect(Math.max(box.x + box.w, box.y + box.h)).toBeLessThanOrEqual(side + margin);
  }
  return laid;
}

test("the conditions of a figure are at its upper left, its number is at its lower left, all in its square", () => {
  const [dazed, number] = laidOn([mark("dazed"), { id: "number", kind: "badge", text: "2" }]);
  expect(dazed!.box.x).toBeLessThan(0);
  expect(dazed!.box.y).toBeLessThan(0);
  expect(number!.box.x).toBeLessThan(0);
  expect(number!.box.y).toBeGreaterThan(dazed!.box.y + dazed!.box.h);
});

test("many conditions cover parts of each other rather than the neighbours", () => {
  const laid = laidOn(["dazed", "slowed", "poisoned", "cursed", "held"].map(mark));
  for (const [place, { box }] of laid.entries()) {
    if (place) expect(box.x).toBeGreaterThan(laid[place - 1]!.box.x);
  }
});

test("hit points are drawn on the figure itself", () => {
  expect(laidOn([{ id: "orc:hp:0", kind: "token" }])).toEqual([]);
});
