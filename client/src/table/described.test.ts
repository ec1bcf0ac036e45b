import { afterEach, expect, test, vi } from "vitest";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } }));

import { described } from "./described";

const SHOWN = { "drizzt/heroes/drizzt": "A drow." };

afterEach(() => vi.unstubAllGlobals());

test("what cannot be had now is asked for again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, statusText: "gone" }));
  expect(await described("drizzt/heroes/drizzt")).toBe("");
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(SHOWN) }));
  expect(await described("drizzt/heroes/drizzt")).toBe("A drow.");
});

test("the sentences of a game are asked for once", async () => {
  const asked = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({}) }));
  vi.stubGlobal("fetch", asked);
  await described("portal/heroes/R01");
  expect(await described("portal/heroes/R02")).toBe("");
  expect(asked).toHaveBeenCalledTimes(1);
});
