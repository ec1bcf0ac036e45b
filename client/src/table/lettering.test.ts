import { expect, test } from "vitest";

import { fitted, unbroken, width, wrapped } from "./lettering.svelte";

// Without a page to draw on, a letter of size 10 is 5.4 wide.

test("a text is as wide as its letters are large", () => {
  expect(width("abcd", 20)).toBeCloseTo(2 * width("abcd", 10));
});

test("text wraps at words", () => {
  expect(wrapped("take one Food token off", 10, 60)).toEqual(["take one", "Food token", "off"]);
});

test("a word that is too long for a line is broken", () => {
  const lines = wrapped("a Kegbreakerinnkeeper", 10, 60);
  expect(lines[0]).toBe("a");
  expect(lines.slice(1).join("")).toBe("Kegbreakerinnkeeper");
  expect(lines.every((line) => width(line, 10) <= 60)).toBe(true);
  expect(unbroken("a Kegbreakerinnkeeper", 10, 60)).toBe(false);
});

test("nothing makes no lines", () => {
  expect(wrapped("", 10, 60)).toEqual([]);
});

test("what does not fit is cut with an ellipsis", () => {
  expect(fitted("Hilda", 10, 60)).toBe("Hilda");
  const short = fitted("Hilda Kegbreaker", 10, 60);
  expect(short).toMatch(/^Hilda.*…$/);
  expect(width(short, 10)).toBeLessThanOrEqual(60);
});
