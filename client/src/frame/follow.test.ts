import { expect, test } from "vitest";

import { Following } from "./follow";

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 300 });

test("a list that grows before the news of a scroll comes is still followed", () => {
  const following = new Following();
  following.scrolled(at(700, 1000));
  following.scrolled(at(760, 1400)); // scrolled to 1060, and 340 more came meanwhile
  expect(following.on).toBe(true);
});

test("who scrolls back is left in peace, and who comes to the end again follows", () => {
  const following = new Following();
  following.scrolled(at(700, 1000));
  following.scrolled(at(500, 1000));
  expect(following.on).toBe(false);
  following.scrolled(at(560, 1200));
  expect(following.on).toBe(false);
  following.scrolled(at(880, 1200));
  expect(following.on).toBe(true);
});

test("a list that has become shorter is followed", () => {
  const following = new Following();
  following.scrolled(at(700, 1000));
  following.scrolled(at(200, 500));
  expect(following.on).toBe(true);
});
