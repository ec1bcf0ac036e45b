import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import { flow, widths } from "./flow";
import { lay, steady } from "./layout";
import { locate } from "./locate";
import { panels } from "./panels";
import { badgeLines, COMPACT, measure, PLAIN } from "./sizes";

const square = { w: 40, h: 40 };

describe("flow", () => {
  test("starts a new row where the limit is reached", () => {
    expect(flow([square, square, square], 90, 5)).toMatchObject({ size: { w: 85, h: 85 }, rows: 2 });
  });

  test("four things wrap to 2 + 2, not 3 + 1", () => {
    expect(widths([square, square, square, square], 140, 5)).toEqual([85, 40]);
  });
});

const tray: Node = {
  id: "tray",
  kind: "tray",
  text: "Supply",
  children: [
    { id: "deck", kind: "pile", count: 3 },
    { id: "food", kind: "track", text: "Food", children: [{ id: "ham", kind: "token", icon: "ham", text: "7" }] },
  ],
};

test("a thing with a size is as large as the unit says, and never wider than its room", () => {
  const card: Node = { id: "card", kind: "card", size: [4, 2] };
  expect(measure(card, 1000, PLAIN)).toEqual({ w: 200, h: 100 });
  expect(measure(card, 100, PLAIN)).toEqual({ w: 100, h: 50 });
});

test("a badge whose words would be cut has two lines", () => {
  const badge: Node = { id: "badge", kind: "badge", icon: "shield", text: "Clan Battlehammer Shield" };
  const small = { ...COMPACT, token: 20 };
  expect(measure(badge, 400, small).h).toBe(20);
  const { w, h } = measure(badge, 150, small);
  expect([w, h]).toEqual([150, 33]);
  expect(badgeLines(badge, w - 20, small).join(" ")).toBe(badge.text);
});

test("what is not there has no words where there is little room", () => {
  const none: Node = { id: "none", kind: "token", icon: "ham", text: "0 hams", hollow: true };
  expect(measure(none, 1000, COMPACT).w).toBe(COMPACT.token);
  expect(measure(none, 1000, PLAIN).w).toBeGreaterThan(PLAIN.token);
});

test("everything in a tray stands inside it", () => {
  const { laid, height } = panels([tray], 400, PLAIN);
  const places = locate(laid, true);
  expect([...places.keys()]).toEqual(["tray", "deck", "food", "ham"]);
  for (const { box } of places.values()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.w).toBeLessThanOrEqual(400);
    expect(box.y + box.h).toBeLessThanOrEqual(height);
  }
});

test("trays stand beside each other where there is room", () => {
  const nodes = ["a", "b"].map((id): Node => ({ ...tray, id }));
  expect(panels(nodes, 900, PLAIN).laid.map(({ box }) => box.y)).toEqual([0, 0]);
  const tops = panels(nodes, 300, PLAIN).laid.map(({ box }) => box.y);
  expect(tops[1]).toBeGreaterThan(0);
});

test("children with a place lie there, in units of their parent", () => {
  const board: Node = {
    id: "board",
    kind: "board",
    size: [10, 5],
    children: [{ id: "slot", kind: "slot", at: [2, 1], size: [1, 2] }],
  };
  expect(lay(board, { w: 100, h: 50 }, PLAIN)[0]?.box).toEqual({ x: 20, y: 10, w: 10, h: 20 });
});

test("dots on the ring of a figure are no things of their own", () => {
  const figure: Node = {
    id: "orc",
    kind: "token",
    icon: "axe",
    children: [
      { id: "hp:1", kind: "badge", color: "ruby" },
      { id: "slowed", kind: "badge", icon: "hourglass" },
    ],
  };
  expect(lay(figure, { w: 40, h: 40 }, PLAIN).map(({ node }) => node.id)).toEqual(["slowed"]);
});

test("a layout keeps what stays as it was", () => {
  const before = lay(tray, { w: 400, h: 200 }, PLAIN);
  const after = steady(before, lay(tray, { w: 400, h: 200 }, PLAIN));
  expect(after[0]).toBe(before[0]);
});
