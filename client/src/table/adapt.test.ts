import { describe, expect, test } from "vitest";

import type { Node } from "../protocol";
import { adapted } from "./adapt";

/** A table of 20 by 10 with a row of slots in the middle and a seat on each side. */
function table(): Node {
  return {
    id: "table",
    kind: "board",
    size: [20, 10],
    adapts: true,
    children: [
      { id: "row", kind: "track", at: [2, 4], size: [16, 2], children: [slot()] },
      {
        id: "far",
        kind: "slot",
        at: [2, 0],
        size: [4, 4],
        children: [token("symbol", [0, 3.2]), token("gem:0", [1, 1.5]), token("gem:1", [2, 1.5])],
      },
      { id: "near", kind: "card", at: [2, 6], size: [4, 4], children: [token("order", [1, 0])] },
    ],
  };
}

function slot(): Node {
  return { id: "slot", kind: "slot", at: [0, 0], size: [1, 2], children: [token("food", [0.1, 0.2])] };
}

function token(id: string, at: [number, number]): Node {
  return { id, kind: "token", at, size: [0.8, 0.8] };
}

function find(node: Node, id: string): Node {
  const found = [node, ...(node.children ?? []).flatMap(function all(each): Node[] {
    return [each, ...(each.children ?? []).flatMap(all)];
  })].find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe("a board that adapts", () => {
  test("stays the very same where its window has its proportions, and so does one that doesn't adapt", () => {
    const board = table();
    expect(adapted(board, { w: 1000, h: 500 })).toBe(board);
    const plain = { ...board, adapts: false };
    expect(adapted(plain, { w: 500, h: 1000 })).toBe(plain);
  });

  test("is deeper in a higher window, up to a limit", () => {
    expect(adapted(table(), { w: 1000, h: 600 }).size).toEqual([20, 12]);
    expect(adapted(table(), { w: 1000, h: 990 }).size).toEqual([20, 14]);
  });

  test("has deeper seats with symbols as large as before, at the edge that faces the row", () => {
    const board = adapted(table(), { w: 1000, h: 600 });
    expect(find(board, "far").size).toEqual([4, 4.8]);
    const symbol = find(board, "symbol");
    expect(symbol.size).toEqual([0.8, 0.8]);
    expect(symbol.at![1]).toBeCloseTo(4);
    expect(find(board, "order").at).toEqual([1, 0]);
  });

  test("stands upright in a window that is higher than wide, its left end on top and its near side at the left", () => {
    const board = adapted(table(), { w: 500, h: 1000 });
    expect(board.size).toEqual([10, 20]);
    expect(find(board, "row")).toMatchObject({ at: [4, 2], size: [2, 16] });
    expect(find(board, "near")).toMatchObject({ at: [0, 2], size: [4, 4] });
    expect(find(board, "far")).toMatchObject({ at: [6, 2], size: [4, 4] });
    expect(find(board, "slot")).toMatchObject({ at: [0, 0], size: [2, 1] });
  });

  test("upright, symbols stand before the row, and what lies in a seat stays side by side", () => {
    const board = adapted(table(), { w: 600, h: 1000 });
    expect(board.size).toEqual([12, 20]);
    expect(find(board, "order").at![0]).toBeCloseTo(4 * 1.2 - 0.8);
    expect(find(board, "order").at![1]).toBeCloseTo(1);
    expect(find(board, "symbol").at![0]).toBeCloseTo(0);
    const [one, other] = [find(board, "gem:0"), find(board, "gem:1")];
    expect(one.at![1]).toBeCloseTo(other.at![1]);
    expect(other.at![0] - one.at![0]).toBeCloseTo(1);
    const food = find(board, "food");
    expect(food.at![0] + 0.4).toBeCloseTo(1.2);
    expect(food.at![1] + 0.4).toBeCloseTo(0.5);
  });

  test("keeps things that are the same, so that only others are drawn anew", () => {
    const board = table();
    const window = { w: 500, h: 1000 };
    const before = adapted(board, window);
    const after = adapted({ ...board, children: [slot(), ...board.children!.slice(1)] }, window);
    expect(after.children![1]).toBe(before.children![1]);
    expect(adapted(board, window)).toBe(before);
  });
});
