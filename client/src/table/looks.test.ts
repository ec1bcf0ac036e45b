import { expect, test } from "vitest";

import { corners, isPip } from "./looks";
  import { pictureAddress } from "./pictures";

test("a round piece has no corners, a hexagon six, a spiked one spikes that all reach its rim", () => {
  expect(corners("", 10)).toEqual([]);
  expect(corners("hexagon", 10)).toHaveLength(6);
  const reach = corners("spiked", 10).map(([x, y]) => Math.hypot(x, y));
  expect(reach.filter((far) => Math.abs(far - 10) < 1e-9)).toHaveLength(reach.length / 2);
  expect(Math.min(...reach)).toBeLessThan(9);
});

test("a picture is served by its path", () => {
  expect(pictureAddress("portal/heroes/R06")).toBe("/art/portal/heroes/R06.svg");
});

test("hit points are points on tokens and in badges, and nothing else is", () => {
  const point = { id: "one", kind: "token" } as const;
  expect(isPip({ id: "figure", kind: "token" }, point)).toBe(true);
  expect(isPip({ id: "track", kind: "badge" }, point)).toBe(true);
  expect(isPip({ id: "plate", kind: "card" }, point)).toBe(false);
  expect(isPip({ id: "track", kind: "badge" }, { ...point, icon: "hearts" })).toBe(false);
});
