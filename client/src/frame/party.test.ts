import { expect, it } from "vitest";

import type { Node, Scene, SeatInfo } from "../protocol";
import { cardsIn, commonFigures, conditionsOf, figuresOf, isLit, placesOf, seatsAround, sumsOf, tilesIn, withoutMarks } from "./party";

const seats = [0, 1, 2].map((seat) => ({ seat }) as SeatInfo);
const tray = (id: string, seat?: number, area: Node["area"] = "party"): Node => ({ id, kind: "tray", area, seat });
const scene = (seat: number, ...nodes: Node[]) => ({ seat, nodes }) as unknown as Scene;

it("seats go around from the one through whose eyes one looks", () => {
  expect(seatsAround(seats, 1).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(seatsAround(seats, -1).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

it("players stand in the order of the scene, and last what is nobody's", () => {
  const places = placesOf(scene(0, tray("quest"), tray("b", 1), tray("a", 0), tray("c", 2), tray("b2", 1)), seats);
  expect(places.map(({ seat, nodes }) => [seat?.seat, nodes.map(({ id }) => id)])).toEqual([
    [1, ["b", "b2"]],
    [0, ["a"]],
    [2, ["c"]],
    [undefined, ["quest"]],
  ]);
});

it("players before whom nothing lies stand first", () => {
  const places = placesOf(scene(1, tray("hand", 1, "hand"), tray("c", 2), tray("a", 0)), seats);
  expect(places.map(({ seat }) => seat?.seat)).toEqual([1, 2, 0]);
});

it("there is no rail where everything stands on the board", () => {
  expect(placesOf(scene(0, tray("player", 0, "board")), seats)).toEqual([]);
});

it("equal cards of a hand are one tab, and what lies face down is none", () => {
  const card = (id: string, text: string, face_down = false): Node => ({ id, kind: "card", text, face_down });
  const hand = { id: "hand", kind: "tray", children: [card("1", "Axe"), card("2", "Bow"), card("3", "Axe"), card("4", "Axe", true)] };
  expect(cardsIn([hand as Node]).map(({ node, count }) => [node.text, count])).toEqual([
    ["Axe", 2],
    ["Bow", 1],
  ]);
});

it("a small plate has the first short figures", () => {
  const badge = (id: string, text: string, icon = "heart"): Node => ({ id, kind: "badge", text, icon });
  const hero = { id: "hero", kind: "card", children: [badge("hp", "4/8"), badge("words", "Poisoned"), badge("ac", "17"), badge("sp", "6")] };
  expect(figuresOf([{ ...tray("a"), children: [hero as Node] }], 2).map(({ id }) => id)).toEqual(["hp", "ac"]);
});

it("what has befallen a figure is told in words, wherever it lies", () => {
  const badge = (id: string, text: string): Node => ({ id, kind: "badge", text, icon: "skull" });
  const hero = { id: "hero", kind: "card", children: [badge("hp", "4/8"), badge("ac", "17")] } as Node;
  const befallen = { ...tray("conditions"), children: [badge("dazed", "Dazed"), badge("stance", "Falling Hail Stance")] };
  expect(conditionsOf([{ ...tray("a"), children: [hero, befallen] }]).map(({ id }) => id)).toEqual(["dazed", "stance"]);
});

it("what all share is counted: marks that are left, and numbers in words", () => {
  const surge = (id: string, hollow: boolean): Node => ({ id, kind: "token", icon: "heart-plus", hollow });
  const surges = { ...tray("surges"), children: [surge("s1", true), surge("s2", false)] };
  const experience: Node = { id: "xp", kind: "badge", icon: "upgrade", text: "11 Experience" };
  const quest: Node = { id: "quest", kind: "card", text: "Find the way out" };
  expect(commonFigures([surges, experience, quest], 2)).toEqual([
    { id: "surges", icon: "heart-plus", text: "1" },
    { id: "xp", icon: "upgrade", text: "11" },
  ]);
});

it("what can be chosen is found on other things, too", () => {
  const hand = { ...tray("hand"), children: [{ id: "card", kind: "card" } as Node] };
  expect(isLit([hand], new Map([["card", [0]]]))).toBe(true);
  expect(isLit([hand], new Map([["other", [0]]]))).toBe(false);
});

it("where plates are many, the marks of cards are left out but for those that can be chosen", () => {
  const marks = { ...tray("marks"), children: [{ id: "mark", kind: "token" } as Node] };
  const hero = { ...tray("a"), children: [{ id: "hero", kind: "card" } as Node, marks] };
  const [fewer] = withoutMarks([hero], new Map());
  expect(fewer!.children?.map(({ id }) => id)).toEqual(["hero"]);
  expect(withoutMarks([hero], new Map())[0]).toBe(fewer);
  expect(withoutMarks([hero], new Map([["mark", [0]]]))[0]).toBe(hero);
});

it("tiles are found wherever they lie before a player", () => {
  const tile = (id: string, text?: string): Node => ({ id, kind: "tile", text });
  const hand = { ...tray("hand", 0, "hand"), children: [{ ...tray("tiles"), children: [tile("red", "Red back"), tile("blank")] }] };
  expect(tilesIn([hand]).map(({ id }) => id)).toEqual(["red"]);
});

it("what lies at hand has a plate with its sums", () => {
  const score = { id: "score", kind: "track", icon: "trophy", text: "Score 12", children: [] } as unknown as Node;
  const gems = { id: "gems", kind: "track", text: "Ada", children: [] } as unknown as Node;
  expect(sumsOf([{ ...gems, children: [gems, score] }], 2)).toEqual([{ ...score, text: "12" }]);
});
