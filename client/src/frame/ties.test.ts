import { expect, test } from "vitest";

import { EVERY, wayOf } from "./ties";

test("one is asked, unless one has said otherwise of this kind or of all", () => {
  expect(wayOf({}, "a slot")).toBe("ask");
  expect(wayOf({ [EVERY]: "bot" }, "a slot")).toBe("bot");
  expect(wayOf({ [EVERY]: "bot", "a slot": "ask" }, "a slot")).toBe("ask");
  expect(wayOf({ "a slot": "nearest" }, "a deck")).toBe("ask");
});
