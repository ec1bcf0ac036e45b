import { describe, expect, test } from "vitest";

import cases from "./fixtures/patches.json";
import type { Node, Patch, Scene } from "./protocol";
import { applyPatch } from "./scenePatch";

const scene = (...nodes: Node[]): Scene => ({ game: "", title: "", seat: 0, status: "then", nodes });
const tray = (id: string, ...children: Node[]): Node => ({ id, kind: "tray", ...(children.length && { children }) });
const hero: Node = { id: "hero", kind: "token", at: [1, 1] };

describe("the server and the browser agree", () => {
  test.each(cases as { name: string; before: Scene; patch: Patch; after: Scene }[])("$name", ({ before, patch, after }) => {
    const kept = JSON.stringify(before);
    expect(applyPatch(before, patch)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });
});

test("what stays as it is is the very same thing", () => {
  const before = scene(tray("hand", tray("card")), tray("board", hero, tray("door")));
  const after = applyPatch(before, { altered: [{ ...hero, at: [2, 1] }] });
  expect(after.nodes[0]).toBe(before.nodes[0]);
  expect(after.nodes[1]).not.toBe(before.nodes[1]);
  expect(after.nodes[1]?.children?.[1]).toBe(before.nodes[1]?.children?.[1]);
});

test("without a change there is only no question any more", () => {
  const before = { ...scene(hero), prompt: { seat: 0, text: "Well?", rule: "" } };
  expect(applyPatch(before, null).nodes).toBe(before.nodes);
  expect(applyPatch(before, {}).nodes).toBe(before.nodes);
  expect(applyPatch(before, {})).not.toHaveProperty("prompt");
});

test("ids that are not there do no harm", () => {
  const before = scene(tray("board", hero));
  const patch: Patch = {
    removed: ["ghost"],
    altered: [tray("phantom")],
    placed: [
      { parent: "nowhere", index: 0, node: tray("lost") },
      { parent: "board", index: 9, node: tray("last") },
    ],
  };
  expect(applyPatch(before, patch).nodes).toEqual([tray("board", hero, tray("last"))]);
});
