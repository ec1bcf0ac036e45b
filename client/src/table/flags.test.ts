import { expect, test } from "vitest";

import { flagsOn } from "./flags";

const thing = (id: string, x: number, y: number, size: number) => ({
  id,
  text: "hits on 9+",
  box: { x, y, w: size, h: size },
});

test("a large thing bears its flag in its middle", () => {
  expect(flagsOn([thing("card", 100, 100, 200)])).toEqual([{ id: "card", text: "hits on 9+", x: 200, y: 200 }]);
});

test("a small thing stays in sight below its flag", () => {
  const [flag] = flagsOn([thing("figure", 100, 100, 40)]);
  expect(flag?.x).toBe(120);
  expect(flag?.y).toBeLessThan(100);
});

test("flags of neighbours don't cover each other, nor the neighbours", () => {
  const flags = flagsOn([thing("one", 100, 100, 40), thing("other", 140, 100, 40)]);
  const [one, other] = flags;
  expect(one && other && (Math.abs(one.x - other.x) > 90 || Math.abs(one.y - other.y) > 26)).toBe(true);
});
