import { expect, test } from "vitest";

import { isOnlyHere, qrCode } from "./addresses";

test.each(["http://localhost:8000/join", "http://127.0.0.1:1/", "http://[::1]:5/x", "http://0.0.0.0/", "http://inn.localhost/"])(
  "%s works on this machine only",
  (address) => expect(isOnlyHere(address)).toBe(true),
);

test.each(["http://192.168.1.7:8000/join", "https://example.org/", "http://inn.local/", "http://localhost.example.org/"])(
  "%s can be opened by others",
  (address) => expect(isOnlyHere(address)).toBe(false),
);

/** The dark squares that a path draws. */
function squares(path: string): Set<string> {
  const drawn = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step++) drawn.add(`${Number(x) + step},${y}`);
  return drawn;
}

test("a code has its three corners, and a white edge of four squares", () => {
  const { path, size } = qrCode("http://192.168.1.7:8000/join#abcdefghijklmnop");
  const dark = squares(path);
  const at = (x: number, y: number) => dark.has(`${x},${y}`);
  for (const [left, top] of [[4, 4], [size - 11, 4], [4, size - 11]] as const) {
    for (let step = 0; step < 7; step++) {
      expect(at(left + step, top) && at(left, top + step) && at(left + step, top + 6)).toBe(true);
    }
    for (let step = 1; step < 6; step++) expect(at(left + step, top + 1)).toBe(false);
    expect(at(left + 3, top + 3)).toBe(true);
  }
  for (const place of dark) {
    for (const each of place.split(",").map(Number)) {
      expect(each).toBeGreaterThanOrEqual(4);
      expect(each).toBeLessThan(size - 4);
    }
  }
  expect((size - 8 - 17) % 4).toBe(0);
});

test("another address has another code", () => {
  expect(qrCode("http://a.example/").path).not.toBe(qrCode("http://b.example/").path);
});
