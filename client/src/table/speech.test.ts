import { expect, test } from "vitest";

import type { Choice, Node, NotOffered } from "../protocol";
import { speech, type Concerns } from "./speech";

const NODES: Node[] = [
  {
    id: "table",
    kind: "board",
    label: "The table.",
    children: [
      {
        id: "row",
        kind: "track",
        label: "The row: ham, empty.",
        children: [
          { id: "slot:0", kind: "slot", label: "Slot 0: ham.", children: [{ id: "ham", kind: "token" }] },
          { id: "slot:1", kind: "slot", label: "Slot 1: empty." },
        ],
      },
      { id: "seat", kind: "slot", text: "near seat 0" },
      { id: "card", kind: "card", label: "A bard." },
    ],
  },
];

function concerns(choices: Record<string, Choice[]> = {}, refused: Record<string, NotOffered[]> = {}): Concerns {
  return {
    choicesOf: (id) => (choices[id] ?? []).map((choice, index) => [index, choice] as const),
    refusedOf: (id) => refused[id] ?? [],
    notNow: (reason) => `Not now: ${reason}`,
  };
}

test("things of a board are read one by one, and others say everything in their own label", () => {
  const said = speech(NODES, concerns());
  expect([...said].map(([id, { role, stop }]) => [id, role, stop])).toEqual([
    ["table", "group", false],
    ["row", "img", true],
    ["card", "img", true],
  ]);
});

test("a thing that can be chosen is a button that says what it would do", () => {
  const said = speech(NODES, concerns({ seat: [{ label: "near seat 0", detail: "takes 1 Ruby" }] }));
  expect(said.get("seat")).toEqual({ role: "button", label: "near seat 0. takes 1 Ruby", stop: true });
});

test("what holds a button is a group, so that the button can be reached", () => {
  const said = speech(NODES, concerns({ "slot:1": [{ label: "slot 1", detail: "completes an order" }] }));
  expect(said.get("row")?.role).toBe("group");
  expect(said.get("slot:1")?.label).toBe("Slot 1: empty. slot 1: completes an order");
  expect(said.has("slot:0")).toBe(false);
});

test("a thing that is not offered says why", () => {
  const refusal = { label: "the bard", reason: "it has a Potion", rule: "X-1" };
  const said = speech(NODES, concerns({}, { card: [refusal] }));
  expect(said.get("card")?.label).toBe("A bard. Not now: it has a Potion");
});

test("where squares are chosen one can ask about each of the others", () => {
  const square = (id: string, more = {}): Node => ({ id, kind: "square", name: id, ...more });
  const floor: Node = { id: "floor", kind: "board", children: [square("a1"), square("a2", { face_down: true })] };
  const chosen = { a1: [{ label: "walk to a1", detail: "1 step" }] };
  const asked = speech([floor, square("b1")], { ...concerns(chosen), ofSquares: true });
  expect([...asked].map(([id, { label, stop }]) => [id, label, stop])).toEqual([
    ["a1", "a1. walk to a1: 1 step", true],
    ["b1", "b1", true],
  ]);
  expect(speech([floor, square("b1")], concerns()).size).toBe(0);
});
