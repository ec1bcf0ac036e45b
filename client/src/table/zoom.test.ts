import { describe, expect, test } from "vitest";

import { between, fit, held, isSeen, recentred, seen, showing, sighting, stepped, zoomed } from "./zoom";

const BOARD = { x: 0, y: 0, w: 1000, h: 400 };
const WINDOW = { w: 520, h: 420 };

test("a board fits into its window, in the middle and with a margin", () => {
  const view = fit(BOARD, WINDOW);
  expect(view.k).toBe(0.5);
  expect(seen(view, BOARD)).toEqual({ x: 10, y: 110, w: 500, h: 200 });
});

test("zooming leaves the point under the pointer where it is", () => {
  const view = fit(BOARD, WINDOW);
  const at = { x: 130, y: 200 };
  const closer = zoomed(view, 2, at, [0.1, 10]);
  const point = { x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k };
  expect(point.x * closer.k + closer.x).toBeCloseTo(at.x);
  expect(point.y * closer.k + closer.y).toBeCloseTo(at.y);
});

test("nobody can look closer or from farther away than the limits", () => {
  expect(zoomed({ x: 0, y: 0, k: 1 }, 100, { x: 0, y: 0 }, [0.5, 4]).k).toBe(4);
  expect(zoomed({ x: 0, y: 0, k: 1 }, 0.01, { x: 0, y: 0 }, [0.5, 4]).k).toBe(0.5);
});

describe("a board can't get lost", () => {
  test("smaller than the window it stays inside", () => {
    const view = held({ x: -900, y: 900, k: 0.5 }, BOARD, WINDOW);
    expect(seen(view, BOARD)).toMatchObject({ x: 0, y: 220 });
  });

  test("larger it covers half of the window", () => {
    const view = held({ x: 5000, y: 0, k: 2 }, BOARD, WINDOW);
    expect(seen(view, BOARD).x).toBe(260);
  });
});

describe("showing something", () => {
  const view = { x: 0, y: 0, k: 1 };

  test("that is seen already moves nothing", () => {
    expect(showing(view, [{ x: 50, y: 50, w: 100, h: 100 }], WINDOW)).toEqual(view);
  });

  test("that is out of sight pushes the board as little as possible", () => {
    expect(showing(view, [{ x: 600, y: 50, w: 100, h: 100 }], WINDOW)).toEqual({ x: -190, y: 0, k: 1 });
  });

  test("that is too large looks from farther away", () => {
    expect(showing(view, [{ x: 0, y: 0, w: 1000, h: 10 }], WINDOW).k).toBe(0.5);
  });
});

test("the middle of a view stays the middle of a smaller window", () => {
  const view = recentred({ x: 0, y: 0, k: 2 }, WINDOW, { w: 420, h: 320 });
  expect(view).toEqual({ x: -50, y: -50, k: 2 });
});

test("half way is between", () => {
  expect(between({ x: 0, y: 0, k: 1 }, { x: 10, y: 20, k: 3 }, 0.5)).toEqual({ x: 5, y: 10, k: 2 });
});

test("lettering follows the scale in steps, and never promises more room than there is", () => {
  expect(stepped(1)).toBe(1);
  expect(stepped(1.05)).toBe(1);
  expect(stepped(0.99)).toBeLessThan(0.99);
  expect(stepped(0.99)).toBeGreaterThan(0.85);
});

test("a thing is seen when all of it is in the window", () => {
  const view = { x: 10, y: 0, k: 0.5 };
  expect(isSeen(view, [{ x: 0, y: 0, w: 100, h: 100 }], WINDOW)).toBe(true);
  expect(isSeen(view, [{ x: 0, y: 0, w: 100, h: 100 }, { x: -40, y: 0, w: 10, h: 10 }], WINDOW)).toBe(false);
});

describe("of what can be chosen something comes into sight", () => {
  const view = { x: 0, y: 0, k: 1 };

  test("nothing moves while any of it is seen, or nothing can be chosen", () => {
    const near = { x: 40, y: 40, w: 40, h: 40 };
    expect(sighting(view, [{ ...near, x: 900 }, near], WINDOW)).toBe(view);
    expect(sighting(view, [], WINDOW)).toBe(view);
  });

  test("all of it, where the window has room for all", () => {
    const boxes = [700, 800].map((x) => ({ x, y: 40, w: 40, h: 40 }));
    const found = sighting(view, boxes, WINDOW);
    expect(found.k).toBe(1);
    expect(isSeen(found, boxes, WINDOW)).toBe(true);
  });

  test("or what is nearest, as large as before", () => {
    const boxes = [600, 2000].map((x) => ({ x, y: 40, w: 40, h: 40 }));
    const found = sighting(view, boxes, WINDOW);
    expect(found.k).toBe(1);
    expect(isSeen(found, boxes.slice(0, 1), WINDOW)).toBe(true);
  });
});
