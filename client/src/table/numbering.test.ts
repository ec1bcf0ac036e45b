import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Choice, Node } from "../protocol";
import { grouped, groupOf, Typing } from "./numbering";

const KINDS: Record<string, Partial<Node>> = {
  orc: { kind: "token" },
  bow: { kind: "card" },
  deck: { kind: "pile" },
  tile: { kind: "tile", lines: ["1. Ham"] },
  floor: { kind: "tile", at: [0, 0] },
  badge: { kind: "badge" },
};
const find = (id: string) => {
  const kind = KINDS[id] ?? (id.startsWith("square") ? { kind: "square" } : undefined);
  return kind && ({ id, ...kind } as Node);
};
const choice = (...nodes: string[]): Choice => ({ label: nodes.join(), nodes });

describe("groups of options", () => {
  it("are by the first thing that an option is about", () => {
    expect(groupOf(choice("bow", "orc"), find)).toBe("cards");
    expect(groupOf(choice("square-1", "square-2"), find)).toBe("squares");
    expect(groupOf(choice("square-1", "orc"), find)).toBe("squares");
    expect(groupOf(choice("tile"), find)).toBe("tiles");
    expect(groupOf(choice("floor"), find)).toBe("places");
    expect(groupOf(choice("badge"), find)).toBe("things");
    expect(groupOf(choice("gone"), find)).toBe("else");
    expect(groupOf({ label: "Pass" }, find)).toBe("else");
  });

  it("keep the order of the question, but for what is about nothing and for many squares", () => {
    const few = [choice("square-1"), choice("orc"), { label: "Pass" }, choice("bow"), choice("orc")];
    expect(grouped(few, find)).toEqual([
      { group: "squares", options: [0] },
      { group: "pieces", options: [1, 4] },
      { group: "cards", options: [3] },
      { group: "else", options: [2] },
    ]);
    const squares = Array.from({ length: 7 }, (_, place) => choice(`square-${place}`));
    expect(grouped([...squares, choice("orc"), { label: "Pass" }], find).map(({ group }) => group)).toEqual([
      "pieces",
      "else",
      "squares",
    ]);
  });
});

describe("numbers that are typed", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function typing() {
    const taken: number[] = [];
    return { taken, typing: new Typing((number) => taken.push(number)) };
  }

  it("are taken at once where no longer one is possible", () => {
    const { taken, typing: one } = typing();
    one.press("3", 9);
    one.press("4", 35);
    expect(taken).toEqual([3, 4]);
  });

  it("wait for a second figure", () => {
    const { taken, typing: one } = typing();
    one.press("1", 35);
    expect(taken).toEqual([]);
    one.press("2", 35);
    expect(taken).toEqual([12]);
    one.press("3", 35);
    vi.advanceTimersByTime(1000);
    expect(taken).toEqual([12, 3]);
  });

  it("are taken earlier on request, and can be forgotten", () => {
    const { taken, typing: one } = typing();
    one.press("1", 35);
    expect(one.finish()).toBe(true);
    expect(one.finish()).toBe(false);
    one.press("2", 35);
    one.clear();
    vi.advanceTimersByTime(1000);
    expect(taken).toEqual([1]);
  });

  it("begin anew where the number would be too high, and never with a nought", () => {
    const { taken, typing: one } = typing();
    one.press("0", 35);
    expect(one.typed).toBe("");
    one.press("1", 12);
    one.press("9", 12);
    expect(taken).toEqual([9]);
  });
});
