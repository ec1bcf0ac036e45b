import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import { isSeat, seat } from "./seat";
import { PLAIN } from "./sizes";

const SEAT: Node = {
  id: "seat:0",
  kind: "badge",
  icon: "hat",
  text: "Ada",
  size: [8, 2.6],
  children: [
    { id: "portrait", kind: "token", icon: "hat", picture: "dragonfire/screens/elf" },
    {
      id: "hp",
      kind: "track",
      text: "2/6",
      children: [1, 2, 3, 4, 5, 6].map((point) => ({ id: `hp:${point}`, kind: "token", hollow: point > 2 })),
    },
    { id: "gold", kind: "badge", icon: "coin", text: "4" },
    { id: "hand", kind: "badge", icon: "cards", text: "3" },
    { id: "deck", kind: "badge", icon: "deck", text: "9" },
    { id: "threat", kind: "badge", icon: "axe", text: "7", lines: ["at the end of your turn"], at: [0, -0.5], size: [2, 1] },
    { id: "stunned", kind: "badge", icon: "stars", text: "Stunned" },
  ],
};
const shown = (w: number, h: number) => seat(SEAT, { w, h }, PLAIN);
const words = (w: number, h: number) => shown(w, h).runs.map(({ text }) => text);

describe("a seat", () => {
  test("is a badge with Hit Points", () => {
    expect(isSeat(SEAT)).toBe(true);
    expect(isSeat({ ...SEAT, children: [] })).toBe(false);
  });

  test("has a segment for each Hit Point, full ones for those that are left, and the number", () => {
    const { segments } = shown(300, 84);
    expect(segments.map(({ full }) => full)).toEqual([true, true, false, false, false, false]);
    expect(words(300, 84)).toEqual(["Ada", "2/6"]);
  });

  test("says in words over its edge what is to come where it has room, and else the number alone", () => {
    const threat = (w: number) => shown(w, 84).strip.find(({ node }) => node.id === "threat")!;
    expect(threat(300).node.text).toBe("7 at the end of your turn");
    expect(threat(300).box.y).toBeLessThan(0);
    expect(threat(120).node.text).toBe("7");
  });

  test("keeps its numbers, and words of a condition give way", () => {
    const ids = (w: number) => shown(w, 84).strip.map(({ node }) => node.id);
    for (const w of [300, 150]) expect(ids(w)).toEqual(expect.arrayContaining(["gold", "hand", "deck", "stunned"]));
    const wide = (w: number) => shown(w, 84).strip.find(({ node }) => node.id === "stunned")!.box.w;
    expect(wide(150)).toBeLessThan(wide(300));
  });

  test("of a phone has Hit Points, and the damage to come beside them", () => {
    const { hearts, strip } = shown(62, 48);
    expect(hearts).not.toBeNull();
    expect(words(62, 48)).toEqual(["2/6"]);
    const threat = strip.find(({ node }) => node.id === "threat")!.box;
    expect(threat.y).toBeGreaterThan(hearts!.y + hearts!.h);
  });

  test.each([120, 190])("of a phone %i wide has a name that the damage to come doesn't cover", (w) => {
    const { runs, strip } = shown(w, 48);
    const [name] = runs;
    expect(name!.text).toBe("Ada");
    const { box } = strip.find(({ node }) => node.id === "threat")!;
    expect(box.y).toBeGreaterThan(name!.y);
    expect(box.y).toBeGreaterThan(0);
  });

  test("has its name, though it is long, before what its player owns", () => {
    const long = (w: number, h: number) => seat({ ...SEAT, text: "Grimbold" }, { w, h }, PLAIN);
    for (const h of [48, 66]) expect(long(118, h).runs.map(({ text }) => text)).toContain("Grimbold");
    expect(long(118, 66).strip.map(({ node }) => node.id)).toContain("gold");
  });
});
