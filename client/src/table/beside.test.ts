import { describe, expect, test } from "vitest";

import { atEdge, beside } from "./beside";
import { overlap } from "./geometry";

const WINDOW = { w: 1000, h: 800 };
const SIZE = { w: 300, h: 400 };

test("it stands beside the thing and inside the window", () => {
  const box = { x: 100, y: 300, w: 100, h: 100 };
  const at = beside(box, SIZE, WINDOW, []);
  expect(at).toEqual({ x: 212, y: 150 });
});

test("at the right edge it stands on the left", () => {
  const box = { x: 880, y: 700, w: 100, h: 80 };
  const at = beside(box, SIZE, WINDOW, []);
  expect(at.x + SIZE.w).toBeLessThanOrEqual(box.x);
  expect(at.y + SIZE.h).toBeLessThanOrEqual(WINDOW.h);
});

test("it covers neither the thing nor the others, if there is a way", () => {
  const box = { x: 400, y: 600, w: 100, h: 100 };
  const other = { x: 510, y: 300, w: 480, h: 400 };
  const at = { ...beside(box, SIZE, WINDOW, [other]), ...SIZE };
  expect(overlap(at, box) + overlap(at, other)).toBe(0);
});

test("it stays beside the thing though all about it can be chosen", () => {
  const note = { w: 120, h: 40 };
  const box = { x: 480, y: 380, w: 40, h: 40 };
  const floor = { x: 100, y: 100, w: 800, h: 600 };
  const { x, y } = beside(box, note, WINDOW, [floor]);
  const across = Math.max(box.x - x - note.w, x - box.x - box.w, 0);
  const down = Math.max(box.y - y - note.h, y - box.y - box.h, 0);
  expect(Math.hypot(across, down)).toBeLessThan(20);
});

describe("an enlarged card", () => {
  const stage = { x: 200, y: 40, w: 900, h: 500 };
  const card = { w: 320, h: 400 };

  test("has one place, whatever it enlarges", () => {
    const places = [250, 400, 500].map((x) => atEdge({ x, y: 300, w: 60, h: 60 }, card, stage, [], null));
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(1);
  });

  test("is never under the pointer", () => {
    for (let x = 200; x < 1100; x += 20) {
      for (let y = 40; y < 540; y += 20) {
        const at = atEdge({ x: 0, y: 0, w: 1, h: 1 }, card, stage, [], { x, y });
        expect(x > at.x && x < at.x + card.w && y > at.y && y < at.y + card.h).toBe(false);
      }
    }
  });

  test("goes to the other edge from what can be chosen", () => {
    const lit = { x: 1000, y: 100, w: 50, h: 50 };
    expect(atEdge({ x: 0, y: 0, w: 1, h: 1 }, card, stage, [lit], null).x).toBeLessThan(300);
  });
});
