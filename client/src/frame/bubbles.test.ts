import { expect, test } from "vitest";

import { fresh, readingTime } from "./bubbles";

const say = (seat: number, text: string) => ({ seat, name: `Name ${seat}`, text, at: 0 });

test("of each seat the last new line is shown", () => {
  const lines = [say(0, "old"), say(1, "one"), say(0, "two"), say(1, "three")];
  expect(fresh(lines, 1).map(({ text }) => text)).toEqual(["three", "two"]);
  expect(fresh(lines, 4)).toEqual([]);
});

test("a long line stays longer, but not for ever", () => {
  expect(readingTime("Hi")).toBeLessThan(readingTime("Shall we open the door first?"));
  expect(readingTime("x".repeat(500))).toBe(15_000);
});
