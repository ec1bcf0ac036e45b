import { expect, test } from "vitest";

import { backOff, rejection } from "./connection";

test("a dropped line is tried again soon at first, then every eight seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(backOff)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("a table that does not exist, or a seat that is not ours, is not tried again", () => {
  expect(rejection(4404, "no such table")).toEqual({ code: "not_found", message: "no such table" });
  expect(rejection(4403, "this seat has moved")).toEqual({ code: "forbidden", message: "this seat has moved" });
});

test.each([1000, 1001, 1006, 1012, 1013])("a line that was closed with %i is tried again", (code) => {
  expect(rejection(code, "")).toBeNull();
});
