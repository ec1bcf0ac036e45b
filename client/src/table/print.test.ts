import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import { plate } from "./plate";
import { print, writingArea } from "./print";
import { COMPACT, measure, PLAIN, type Room } from "./sizes";

const POWER: Node = {
  id: "card",
  kind: "card",
  icon: "axe",
  picture: "ashardalon/powers/charge",
  color: "emerald",
  text: "Holy Strike",
  lines: ["At-Will · adjacent", "A hit deals 1 more damage if Keyleth was adjacent to that Monster when this Hero Phase began."],
  short: "Hit: 1 more damage if she began this phase next to it.",
  figures: "+8 · 1 damage",
};
const HERO: Node = {
  ...POWER,
  size: [4, 3.65],
  children: [
    { id: "order", kind: "token", at: [0.1, 0.1], size: [0.8, 0.8], icon: "ham" },
    { id: "bonus", kind: "badge", icon: "star" },
  ],
};
const HAND: Room = { ...PLAIN, hand: { most: 176, high: 150, columns: 0 } };
const BOARD = PLAIN;
const SIZE = { w: 176, h: 150 };
const said = (node: Node, size = SIZE, room = HAND) => print(node, size, room).runs.map(({ text }) => text).join(" ");

describe("the face of a card", () => {
  test("has name, kind, the full text and figures where there is room", () => {
    expect(said(POWER, { w: 200, h: 200 })).toBe(["Holy Strike", ...POWER.lines!, POWER.figures].join(" "));
  });

  test("has smaller letters before it has fewer words", () => {
    const letters = (h: number) => print(POWER, { w: 200, h }, HAND).runs.find(({ face }) => face === "sans")!.size;
    const heights = Array.from({ length: 60 }, (_, place) => 200 - 2 * place);
    const full = heights.filter((h) => print(POWER, { w: 200, h }, HAND).told === "full");
    expect(new Set(full.map(letters))).toEqual(new Set([14, 13]));
  });

  test("has its short text where the full one does not fit, and never a cut line", () => {
    const { told } = print(POWER, { w: 150, h: 132 }, HAND);
    expect(told).toBe("short");
    expect(said(POWER, { w: 150, h: 132 })).toContain(POWER.short);
    expect(said(POWER, { w: 150, h: 132 })).not.toContain("…");
  });

  test("keeps name and figures where a board is too small for any text", () => {
    const small = print(POWER, { w: 110, h: 76 }, BOARD);
    expect(small.told).toBe("left out");
    expect(said(POWER, { w: 110, h: 76 }, BOARD)).toContain("+8 · 1 damage");
  });

  test("keeps its name where nothing else has room, and on a low card of an upright board its price, too", () => {
    const price: Node = { id: "price", kind: "badge", icon: "coin", text: "8" };
    const ware = { ...POWER, children: [price] };
    expect(said(ware, { w: 64, h: 40 }, BOARD)).toBe("Holy Strike");
    const tab = print(ware, { w: 127, h: 45 }, { ...BOARD, upright: true });
    expect(tab.runs.map(({ text }) => text).join(" ")).toBe("Holy Strike");
    expect(tab.runs.every(({ size }) => size >= 12)).toBe(true);
    expect(tab.strip.map(({ node }) => node.id)).toEqual(["price"]);
  });

  test("has the first of its figures, as icon and number alone, where they have no room as they are", () => {
    const figures = ["9", "4", "5", "1"].map((text): Node => ({ id: `figure ${text}`, kind: "badge", icon: "coin", text }));
    const fighter = { ...POWER, figures: "", children: figures };
    const { strip } = print(fighter, { w: 90, h: 66 }, BOARD);
    expect(strip.map(({ node }) => node.text)).toEqual(["9", "4"]);
    expect(strip.every(({ room }) => room!.plain && room!.inked)).toBe(true);
  });

  test("has a portrait above its name only where more than a pair of eyes is seen", () => {
    const drawn = Array.from({ length: 30 }, (_, place) => print(HERO, { w: 200, h: 180 + 10 * place }, BOARD).art?.h ?? 0);
    expect(drawn[0]).toBe(0);
    expect(drawn.at(-1)).toBeGreaterThan(100);
    for (const h of drawn) expect(h === 0 || h > 0.38 * 200).toBe(true);
  });

  test("has a portrait rather than an emblem where there is room for one of them", () => {
    const { art, emblem, told } = print({ ...HERO, lines: ["Barbarian · Rampage", "Discard one adjacent Hero, face up or face down."] }, { w: 166, h: 246 }, BOARD);
    expect([art !== null, emblem, told]).toEqual([true, null, "full"]);
  });

  test("of a card without text has large symbols", () => {
    const basic = { ...POWER, picture: "", lines: ["Arcane, Basic"], figures: "", short: "" };
    const [symbol] = print({ ...basic, children: [{ id: "d", kind: "token", icon: "axe" }] }, SIZE, HAND).strip;
    expect(symbol!.box.w).toBeGreaterThan(30);
  });

  test("shows the drawing in the room that is left, between header and text", () => {
    const { art, header, runs } = print({ ...POWER, lines: ["At-Will", "Short."] }, SIZE, HAND);
    const text = runs.find(({ text }) => text === "Short.")!;
    expect(art!.y).toBeGreaterThanOrEqual(header!.h);
    expect(art!.y + art!.h).toBeLessThanOrEqual(text.y - text.size * 0.9);
  });

  test("leaves out the kind in a crowded hand", () => {
    expect(said(POWER, { w: 100, h: 150 }, { ...HAND, narrow: true })).not.toContain("At-Will");
  });

  test("says how many equal cards lie here, and what it would do now", () => {
    expect(said(POWER, SIZE, { ...HAND, copies: 2 })).toContain("Holy Strike ×2");
    expect(said(POWER, SIZE, { ...HAND, outlook: "hits on 7+" })).toContain("hits on 7+");
  });

  test("has no letters that can't be read, however small it is drawn, and no cut name", () => {
    for (let px = 1; px < 6; px += 0.2) {
      for (const node of [POWER, HERO]) {
        const { runs } = print(node, { w: 200, h: 182 }, { ...BOARD, px });
        for (const { size } of runs) expect(size / px).toBeGreaterThanOrEqual(12 - 0.001);
        const names = runs.filter(({ face }) => face === "serif").map(({ text }) => text);
        expect(["", "Holy Strike"]).toContain(names.join(" "));
        expect(names.length).toBeLessThanOrEqual(2);
      }
    }
  });

  test("writes beside what is placed on it, never over it", () => {
    const area = writingArea(SIZE, [{ x: 0, y: 0, w: 40, h: 45 }], null);
    expect(area.y).toBeGreaterThan(45);
    const turned = writingArea(SIZE, [{ x: 0, y: 105, w: 40, h: 45 }], null);
    expect(turned.y + turned.h).toBeLessThan(105);
  });

  test("stays inside its edges, and no word lies on a symbol", () => {
    for (const node of [POWER, HERO]) {
      for (let w = 90; w < 220; w += 7) {
        for (const h of [90, 120, 150, 190]) {
          const { runs, emblem, strip } = print(node, { w, h }, BOARD);
          const boxes = [...strip.map((each) => each.box), ...(emblem ? [emblem.box] : [])];
          for (const { x, y, text, size } of runs) {
            expect(y).toBeLessThan(h);
            const wide = text.length * size * 0.5;
            for (const box of boxes) {
              const apart = x + wide <= box.x || x >= box.x + box.w || y <= box.y || y - size * 0.7 >= box.y + box.h;
              expect(apart, `${text} at ${w}×${h}`).toBe(true);
            }
          }
          for (const box of boxes) {
            expect(box.y + box.h).toBeLessThanOrEqual(h);
            expect(box.x + box.w).toBeLessThanOrEqual(w + 0.01);
          }
        }
      }
    }
  });
});

describe("a wide card with symbols one below the other", () => {
  const order = (x: number): Node => ({
    ...HERO,
    size: [6, 4],
    children: [0, 1, 2].map((place) => ({
      id: `order:${place}`, kind: "token", at: [x, place + 0.1], size: [0.8, 0.8], icon: "ham",
    })),
  });

  test("has its edge there, and is printed beside it", () => {
    const right = print(order(5.1), { w: 240, h: 120 }, BOARD);
    expect(right.band).toMatchObject({ y: 0, h: 120 });
    expect(right.band!.x + right.band!.w).toBe(240);
    expect(Math.min(...right.runs.map(({ x }) => x))).toBeLessThan(right.band!.x);
    const left = print(order(0.1), { w: 240, h: 120 }, BOARD);
    expect(left.band!.x).toBe(0);
    expect(Math.min(...left.runs.map(({ x }) => x))).toBeGreaterThan(left.band!.w);
  });

  test("has it above or below if it is hardly wider than high", () => {
    const one = { ...HERO, children: [{ ...HERO.children![0]!, at: [0.05, 0.1] as [number, number] }] };
    expect(print(one, { w: 130, h: 120 }, BOARD).band).toMatchObject({ y: 0, w: 130 });
  });
});

describe("a plate", () => {
  const row: Node = { ...POWER, size: [7.5, 1.75] };

  test("is as high as its words need", () => {
    const long = { ...row, short: "", lines: ["Trap", ...row.lines!, ...row.lines!] };
    expect(measure(long, 240, PLAIN).h).toBeGreaterThan(measure(row, 240, PLAIN).h);
  });

  test("has the short text where the full one would make it high", () => {
    const long = { ...row, id: "long", lines: ["Trap", ...row.lines!, ...row.lines!] };
    expect(print(long, measure(long, 240, PLAIN), PLAIN).told).toBe("short");
  });

  test("has name and kind alone where room is scarce", () => {
    const slim = { ...PLAIN, slim: true };
    expect(print(row, measure(row, 240, slim), slim).told).toBe("left out");
    expect(measure(row, 240, slim).h).toBeLessThan(measure(row, 240, PLAIN).h);
  });

  test("has its figures at the end of its name where room is scarce, if they have room", () => {
    const slim = { ...PLAIN, slim: true };
    const goal: Node = { ...row, id: "goal", text: "Ruby Purse", icon: "", lines: ["6 Rubies"], figures: "2/6", children: [] };
    const { runs } = print(goal, measure(goal, 180, slim), slim);
    expect(runs.map(({ text }) => text)).toEqual(["Ruby Purse", "2/6"]);
    expect(runs[1]!.y).toBe(runs[0]!.y);
    expect(runs[1]!.x).toBeGreaterThan(runs[0]!.x + 60);
    expect(print(goal, measure(goal, 80, slim), slim).runs.map(({ text }) => text)).not.toContain("2/6");
  });

  test("leaves its drawing out rather than break a word of its name", () => {
    const crawl: Node = { ...row, id: "crawl", text: "Dungeon Crawl", lines: [], figures: "", children: [] };
    expect(plate(crawl, 200, PLAIN).print.emblem).not.toBeNull();
    const narrow = plate(crawl, 100, PLAIN).print;
    expect(narrow.emblem).toBeNull();
    expect(narrow.runs.map(({ text }) => text)).toEqual(["Dungeon", "Crawl"]);
  });

  test("has as large a drawing as its words and badges leave room for, where plates are many", () => {
    const badge = (text: string): Node => ({ id: text, kind: "badge", icon: "hearts", text });
    const hero: Node = { ...row, id: "hero", lines: [], children: ["10/12", "14", "6"].map(badge) };
    const lean = { ...COMPACT, slim: true, lean: true, token: 20 };
    for (const [wide, room] of [[240, lean], [160, lean], [150, { ...lean, brief: true }]] as const) {
      const { height, print: printed } = plate(hero, wide, room);
      const { box } = printed.emblem!;
      const taken = printed.strip.map((each) => each.box);
      expect(box.h).toBeGreaterThan(height * 0.6);
      expect(box.y + box.h).toBeLessThanOrEqual(height);
      expect(Math.min(...taken.map(({ x }) => x))).toBeGreaterThan(box.x + box.w);
      expect(Math.max(...taken.map(({ x, w }) => x + w))).toBeLessThanOrEqual(wide + 0.5);
    }
  });
});
