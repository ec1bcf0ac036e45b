import { expect, test } from "vitest";

import { corners } from "./looks";
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
