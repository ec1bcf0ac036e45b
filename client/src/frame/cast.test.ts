import { expect, test } from "vitest";

import type { Node, Scene } from "../protocol";
import { Cast } from "./cast.svelte";

const figure = (text: string, picture: string, id = text): Node => ({ id, kind: "token", text, picture });

function castOf(...nodes: Node[]): Cast {
  const cast = new Cast();
  cast.meet({ nodes: [{ id: "board", kind: "board", children: nodes }] } as unknown as Scene);
  return cast;
}

test("a text is cut where somebody is named", () => {
  const cast = castOf(figure("Grell 1", "a/grell"), figure("Keyleth", "a/keyleth"));
  expect(cast.pieces("Grell 1 attacks Keyleth: Bite.")).toEqual([
    { text: "Grell 1", picture: "a/grell" },
    { text: " attacks " },
    { text: "Keyleth", picture: "a/keyleth" },
    { text: ": Bite." },
  ]);
});

test("names are whole words, and the longest is meant", () => {
  const cast = castOf(figure("Orc", "a/orc"), figure("Orc Archer", "a/archer"));
  expect(cast.pieces("Orc Archer 12 shoots.")[0]).toEqual({ text: "Orc Archer", picture: "a/archer" });
  expect(cast.pieces("The Orcs come.")).toEqual([{ text: "The Orcs come." }]);
});

test("everybody is shown once in a line", () => {
  const pieces = castOf(figure("Quinn", "a/quinn")).pieces("Quinn heals Quinn.");
  expect(pieces.filter(({ picture }) => picture)).toHaveLength(1);
});

test("who has left is remembered, until the table is left", () => {
  const cast = castOf(figure("Grell 1", "a/grell"));
  cast.meet({ nodes: [] } as unknown as Scene);
  expect(cast.find("Grell 1")).toBe("a/grell");
  expect(cast.find("Grell")).toBe("a/grell");
  cast.forget();
  expect(cast.find("Grell 1")).toBeUndefined();
});

test("a seat shows the first picture that it has", () => {
  const cast = castOf(figure("Keyleth", "a/keyleth", "player:2:hero"), figure("Holy Strike", "a/strike", "player:2:card"));
  expect(cast.find("Ada", 2)).toBe("a/keyleth");
  expect(cast.find("Ada", 1)).toBeUndefined();
});
