import { afterEach, expect, test, vi } from "vitest";

import { describe as sentence, remainder } from "./telling";

afterEach(() => vi.unstubAllGlobals());

test("what is printed is not said again", () => {
  const printed = ["Holy Strike", "At-Will · adjacent", "A hit deals 1 more damage.", "+8 · 1 damage"];
  expect(remainder("Holy Strike: At-Will · adjacent. A hit deals 1 more damage.", printed)).toBe("");
});

test("what is not printed is said", () => {
  const printed = ["Brisa Cinderlute", "Bard · Gossip", "Draw two Hero cards."];
  const label = "Near seat 2: Brisa Cinderlute, Bard, Gossip. Has 9 red, 10 blue. Draw two Hero cards.";
  expect(remainder(label, printed)).toBe("Near seat 2: Has 9 red, 10 blue.");
});

test("a drawing is described by the index of its game, which is asked for once", async () => {
  const index = { heroes: { R06: { file: "portal/heroes/R06.svg", description: "A dwarf with an axe." } } };
  const fetched = vi.fn(async () => new Response(JSON.stringify(index)));
  vi.stubGlobal("fetch", fetched);
  expect(await sentence("portal/heroes/R06")).toBe("A dwarf with an axe.");
  expect(await sentence("portal/heroes/nobody")).toBe("");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("without an index there is no sentence, and it is asked for again", async () => {
  const fetched = vi.fn(async () => new Response("", { status: 404 }));
  vi.stubGlobal("fetch", fetched);
  expect(await sentence("drizzt/heroes/regis")).toBe("");
  expect(await sentence("drizzt/heroes/regis")).toBe("");
  expect(fetched).toHaveBeenCalledTimes(2);
});
