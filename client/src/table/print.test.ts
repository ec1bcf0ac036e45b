import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import { LEGIBLE, print, writingArea } from "./print";
import { PLAIN } from "./sizes";

const CARD: Node = {
  id: "card",
  kind: "card",
  icon: "axe",
  color: "ruby",
  text: "Hilda",
  lines: ["Barbarian · Smash", "Take one Food token off this column."],
  size: [4, 3.65],
  children: [
    { id: "order", kind: "token", at: [0.1, 0.1], size: [0.8, 0.8], icon: "ham" },
    { id: "bonus", kind: "badge", icon: "star" },
  ],
};
const SIZE = { w: 200, h: 182 };
const words = (room = PLAIN, size = SIZE) => print(CARD, size, room).runs.map(({ text }) => text);

describe("a card", () => {
  test("shows everything where there is room", () => {
    expect(words().join(" ")).toBe("Hilda Barbarian · Smash Take one Food token off this column.");
  });

  test("leaves the text to the enlarged card where it would be too small to read", () => {
    expect(words({ ...PLAIN, px: 2 })).not.toContain("this column.");
    expect(words({ ...PLAIN, px: 2 })).toContain("Hilda");
  });

  test("cuts a name short that has no room, rather than leave it out", () => {
    const long = { ...CARD, text: "Hildegardissima Smith", children: [] };
    const shown = print(long, { w: 97, h: 97 }, PLAIN).runs.map(({ text }) => text);
    expect(shown).toEqual([expect.stringMatching(/^Hilde.*…$/), "Smith"]);
  });

  test("breaks no word of its kind", () => {
    const narrow = { ...CARD, text: "Hug", lines: ["Daily · adjacent", "Long".repeat(40)], children: [] };
    for (let w = 70; w < 200; w += 5) {
      for (const { text } of print(narrow, { w, h: 110 }, PLAIN).runs) {
        expect(["Hug", "Daily · adjacent", "Daily ·", "Daily", "· adjacent", "adjacent"]).toContain(text);
      }
    }
  });

  test("shows at last only its emblem", () => {
    const { runs, emblem } = print(CARD, SIZE, { ...PLAIN, px: 9 });
    expect(runs).toEqual([]);
    expect(emblem).not.toBeNull();
  });

  test("has no letters below the size that can be read, however small it is drawn", () => {
    for (let px = 1; px < 6; px += 0.2) {
      for (const { size } of print(CARD, SIZE, { ...PLAIN, px }).runs) {
        expect(size / px).toBeGreaterThanOrEqual(LEGIBLE - 0.001);
      }
    }
  });

  test("writes beside what is placed on it, never over it", () => {
    const area = writingArea(SIZE, [{ x: 0, y: 0, w: 40, h: 45 }], null);
    expect(area.y).toBeGreaterThan(45);
    const turned = writingArea(SIZE, [{ x: 0, y: 137, w: 40, h: 45 }], null);
    expect(turned.y + turned.h).toBeLessThan(137);
  });

  test("stays inside its edges", () => {
    for (const px of [1, 1.4, 1.8, 2.5]) {
      const { runs, emblem, strip } = print(CARD, SIZE, { ...PLAIN, px });
      for (const { y } of runs) expect(y).toBeLessThan(SIZE.h);
      for (const box of [...strip.map((each) => each.box), ...(emblem ? [emblem] : [])]) {
        expect(box.y + box.h).toBeLessThanOrEqual(SIZE.h);
        expect(box.x + box.w).toBeLessThanOrEqual(SIZE.w);
      }
    }
  });
});
