import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import { lay } from "./layout";
import { PLAIN } from "./sizes";
import { isTracked, tracked } from "./tracked";

const level = (place: number, more: Partial<Node> = {}): Node => {
  return { id: `level:${place}`, kind: "token", at: [0, place], size: [1, 1], text: "3", ...more };
};
const DRIDER: Node = {
  id: "drider",
  kind: "card",
  icon: "spider",
  picture: "dragonfire/encounters/drider",
  color: "ruby",
  text: "Drider",
  lines: ["Red Monstrosity", "The faced player discards a card and can't move into or out of a Location by any means."],
  short: "Discard a card; no moves.",
  children: [
    { id: "strength", kind: "badge", icon: "axe", text: "2" },
    { id: "gold", kind: "badge", icon: "coin", text: "12" },
    { id: "source", kind: "text", text: "Javelin" },
    { id: "facing", kind: "token", icon: "hat", picture: "dragonfire/screens/elf", text: "Mog" },
    {
      id: "track",
      kind: "track",
      size: [1.5, 4],
      children: [
        level(0, { hollow: true }),
        level(1, { icon: "hood", text: "", glow: true }),
        { ...level(1, { icon: "hood", text: "", glow: true }), id: "level:1:1", at: [0.3, 1] },
        { id: "struck", kind: "token", icon: "struck", at: [0, 1], size: [1, 1] },
        { id: "line", kind: "wall", at: [0, 1.9], size: [1.5, 0.1], color: "diamond" },
        level(2, { kind: "slot" }),
      ],
    },
  ],
};
const names = (w: number, h: number) => tracked(DRIDER, { w, h }, PLAIN).runs.filter(({ face }) => face === "serif");
const boxes = (w: number, h: number) => new Map(tracked(DRIDER, { w, h }, PLAIN).strip.map(({ node, box }) => [node.id, box]));

describe("a card with a track", () => {
  test("is told from one without", () => {
    expect(isTracked(DRIDER)).toBe(true);
    expect(isTracked({ ...DRIDER, children: [] })).toBe(false);
    expect(isTracked({ ...DRIDER, face_down: true })).toBe(false);
  });

  test("has the levels in a column at the right, each one once, with as many emblems as points", () => {
    const { strip, groove } = tracked(DRIDER, { w: 200, h: 330 }, PLAIN);
    const levels = strip.filter(({ node }) => node.id.startsWith("level"));
    expect(levels.map(({ node, room }) => [node.id, room.points])).toEqual([["level:0", 1], ["level:1", 2], ["level:2", 1]]);
    expect(levels.every(({ box }) => box.x >= groove.x && box.x + box.w <= 200)).toBe(true);
    expect(levels.map(({ box }) => box.y)).toEqual([...levels.map(({ box }) => box.y)].sort((a, b) => a - b));
  });

  test("has Attack Strength at the upper left and gold at the upper right of a large drawing", () => {
    const { art, groove } = tracked(DRIDER, { w: 200, h: 330 }, PLAIN);
    const at = boxes(200, 330);
    expect(at.get("strength")!.x).toBeLessThan(10);
    expect(at.get("gold")!.x + at.get("gold")!.w).toBeGreaterThan(groove.x - 10);
    expect(art!.h).toBeGreaterThan(330 * 0.4);
  });

  test("names what clears a level beside it, and has its line between the levels", () => {
    const { tag, line } = tracked(DRIDER, { w: 200, h: 330 }, PLAIN);
    const at = boxes(200, 330);
    expect(tag?.text).toBe("Javelin");
    expect(line!.y).toBeGreaterThan(at.get("level:1")!.y + at.get("level:1")!.h);
    expect(line!.y).toBeLessThan(at.get("level:2")!.y);
  });

  test("becomes a half card, then a tab, and never loses name, Attack Strength or levels", () => {
    expect(tracked(DRIDER, { w: 210, h: 150 }, PLAIN).told).not.toBe("left out");
    expect(tracked(DRIDER, { w: 130, h: 66 }, PLAIN).told).toBe("left out");
    for (const [w, h] of [[200, 330], [140, 300], [210, 150], [110, 104], [130, 66], [116, 50]] as const) {
      expect(names(w, h).map(({ text }) => text).join(" ")).toBe("Drider");
      expect(names(w, h).every(({ size }) => size >= 12)).toBe(true);
      expect([...boxes(w, h).keys()]).toEqual(expect.arrayContaining(["strength", "level:0", "level:1", "level:2"]));
      expect(boxes(w, h).has("gold")).toBe(h > 50);
      for (const { x, y, w: wide, h: high } of boxes(w, h).values()) {
        expect(Math.min(x, y, wide, high)).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(w + 0.5);
        expect(y + high).toBeLessThanOrEqual(h + 0.5);
      }
    }
  });

  test("says whom it faces where it lies among others, and nowhere else", () => {
    const shown = (upright: boolean) => lay(DRIDER, { w: 130, h: 90 }, { ...PLAIN, upright }).map(({ node }) => node.id);
    expect(shown(true)).toContain("facing");
    expect(shown(false)).not.toContain("facing");
  });
});
