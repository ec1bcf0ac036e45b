import { expect, it } from "vitest";

import type { Node, Scene } from "../protocol";
import { heard } from "./heard";

const scene = (...nodes: Node[]): Scene => ({ game: "", title: "", seat: 0, status: "", nodes });
const tray = (id: string, ...children: Node[]): Node => ({ id, kind: "tray", children });
const card: Node = { id: "card", kind: "card" };

it("nothing is heard when nothing changes", () => {
  expect(heard(scene(tray("hand", card)), scene(tray("hand", card)))).toEqual([]);
});

it("a card that moves slides", () => {
  expect(heard(scene(tray("hand", card), tray("table")), scene(tray("hand"), tray("table", card)))).toEqual(["card"]);
});

it("dice come first, then what they cause, each once", () => {
  const before = scene({ id: "die", kind: "die", text: "2" }, { id: "a", kind: "token", at: [0, 0] });
  const after = scene(
    { id: "die", kind: "die", text: "5" },
    { id: "a", kind: "token", at: [1, 0] },
    { id: "b", kind: "token", at: [2, 0] },
  );
  expect(heard(before, after)).toEqual(["dice", "wood"]);
});

it("a count that changes chinks", () => {
  const purse = (count: number) => scene({ id: "purse", kind: "badge", count });
  expect(heard(purse(1), purse(3))).toEqual(["coin"]);
});
