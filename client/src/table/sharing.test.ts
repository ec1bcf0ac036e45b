import { expect, test } from "vitest";

import type { Scene } from "../protocol";
import { shared } from "./sharing";

function scene(count: number): Scene {
  return {
    game: "crypt",
    title: "Crypt",
    seat: 0,
    status: "",
    nodes: [
      { id: "a", kind: "tray", children: [{ id: "deck", kind: "pile", count }] },
      {
        id: "b",
        kind: "tray",
        lines: ["two"],
        previews: { deck: "x" },
        children: [{ id: "card", kind: "card", at: [1, 2] }],
      },
    ],
  };
}

test("what has not changed is the very same node", () => {
  const before = scene(3);
  const after = shared(before, scene(2));
  expect(after.nodes[0]).not.toBe(before.nodes[0]);
  expect(after.nodes[0]?.children?.[0]?.count).toBe(2);
  expect(after.nodes[1]).toBe(before.nodes[1]);
});

test("the first scene is taken as it is", () => {
  const first = scene(1);
  expect(shared(null, first)).toBe(first);
});
