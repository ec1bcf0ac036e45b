import { describe, expect, test } from "vitest";

import type { AnyCue, Card, Node, Scene, SceneBeat } from "../protocol";
import { cardManner, scoreOf, timeOf, type Crowd, type Sight } from "./score";
import { newCard, newThings, sightOf } from "./sight";

const times = (...cues: AnyCue[]) => {
  const { shots, change, time } = scoreOf({ cues });
  return [...shots.map(({ at }) => at), { change, time }];
};
const path = (squares: number) => Array.from({ length: squares }, (_, place) => `square:${place}`);
const step = (squares: number, manner: "walk" | "leap" = "walk"): AnyCue => ({ cue: "step", thing: "a", path: path(squares), manner });
const health = (thing: string): AnyCue => ({ cue: "health", thing, amount: -1 });
const attack: AnyCue = { cue: "attack", targets: ["a"] };
const roll: AnyCue = { cue: "roll", dice: [{ face: "3" }] };
const face: Node = { id: "face", kind: "card", text: "Surrounded!" };
const card = (more: object): Extract<AnyCue, { cue: "card" }> => ({ cue: "card", deed: "reveal", ...more });

describe("a cue takes", () => {
  const all: [string, AnyCue, number][] = [
    ["160 ms a square", step(3), 480],
    ["at most 900 ms for a walk", step(12), 900],
    ["as long for a leap however far it goes", step(12, "leap"), 420],
    ["700 ms for an attack", attack, 700],
    ["450 ms of tumbling and 900 of result", roll, 1350],
    ["600 ms for damage", health("a"), 600],
    ["600 ms for a condition", { cue: "condition", thing: "a", name: "Dazed" }, 600],
    ["2000 ms for a card that is read", card({ face }), 2000],
    ["450 ms for a card that nobody sees", card({ deed: "draw" }), 450],
    ["500 ms for a tile", { cue: "laid", things: ["a"] }, 500],
    ["350 ms for a gain", { cue: "gain", icon: "gem" }, 350],
    ["900 ms for a banner", { cue: "banner", text: "Round 2" }, 900],
    ["800 ms for a danger", { cue: "danger", text: "Level 3" }, 800],
    ["700 ms for a defeat", { cue: "defeat", thing: "a" }, 700],
  ];
  test.each(all)("%s", (_, cue, time) => expect(timeOf(cue)).toBe(time));

  test("no time at all if nobody knows it", () => {
    expect(timeOf({ cue: "dance", thing: "a" } as unknown as AnyCue)).toBe(0);
  });
});

describe("in a beat", () => {
  test("cues follow one another", () => {
    expect(times(step(2), { cue: "banner", text: "Round 2" }, step(1))).toEqual([0, 320, 1220, { change: 0, time: 1380 }]);
  });

  test("the die is thrown with the blow, and its result stands 900 ms", () => {
    expect(times(attack, roll)).toEqual([0, 250, { change: 0, time: 1600 }]);
  });

  test("the pieces move when the dice have fallen", () => {
    expect(times(attack, roll, health("a"))).toEqual([0, 250, 1600, { change: 1600, time: 2200 }]);
  });

  test("several things are hurt almost at once", () => {
    expect(times(health("a"), health("b"), { cue: "defeat", thing: "b" })).toEqual([0, 140, 280, { change: 0, time: 980 }]);
  });

  test("a line without anything to see is there to be read, a long one for longer", () => {
    const read = (text: string, cues?: AnyCue[]) => scoreOf({ text, cues } as SceneBeat).time;
    expect(read("Ada draws a card.")).toBe(700);
    expect(read("x".repeat(100))).toBe(940);
    expect(read("x".repeat(900))).toBe(1100);
    expect(read("Ada goes on.", [step(1)])).toBe(350);
    expect(read("", [step(1)])).toBe(160);
    expect(read("Ada dances.", [{ cue: "dance" } as unknown as AnyCue])).toBe(700);
  });
});

describe("a beat that leads on to the next one is short", () => {
  const timed = (cues: AnyCue[], next: AnyCue[]) => {
    const { time, least, leadsOn } = scoreOf({ text: "Ada acts.", cues }, undefined, false, { cues: next });
    return leadsOn ? [time, least] : time;
  };
  const all: [string, AnyCue[], AnyCue[]][] = [
    ["words before something to see", [], [step(1)]],
    ["a blow before the die", [attack], [roll]],
    ["damage before a condition", [health("a")], [{ cue: "condition", thing: "a", name: "Dazed" }]],
    ["a card that is raised before its owner acts", [card({ deed: "play", card: "a" })], [step(1)]],
  ];
  test.each(all)("%s", (_, cues, next) => expect(timed(cues, next)).toEqual([250, 175]));

  test("but not words before words, a step, or a card that is read", () => {
    expect(timed([], [])).toBe(700);
    expect(timed([step(3)], [step(3)])).toBe(480);
    expect(timed([card({ face })], [step(3)])).toBe(2000);
  });

  test("and a roll stands shorter by itself if damage comes of it", () => {
    expect(timed([roll], [health("a")])).toBe(900);
    expect(timed([roll], [step(1)])).toBe(1350);
  });
});

describe("in a crowded turn", () => {
  const crowded = (cues: AnyCue[], next?: AnyCue[]) =>
    scoreOf({ text: "Ada acts.", cues }, undefined, false, next && { cues: next }, "crowded");

  test("what says little is seen as one with the next beat", () => {
    for (const cue of [step(3), health("a"), { cue: "banner", text: "Round 2" } as const, card({ deed: "play", face, card: "a" })]) {
      expect(crowded([cue], [step(2)])).toMatchObject({ time: 250, least: 175, leadsOn: true });
    }
  });

  test("a step is over when the next beat begins, but a card that is played is still there", () => {
    expect(crowded([step(3)], [attack]).shots[0]!.time).toBeCloseTo(250);
    expect(crowded([card({ deed: "play", face, card: "a" })], [attack]).shots[0]!.time).toBe(500);
  });

  test("each banner of a round or a turn is read", () => {
    const head = (level: "round" | "turn"): AnyCue => ({ cue: "banner", text: "Ada", level });
    expect(crowded([head("turn")], [step(1)])).toMatchObject({ least: 350, leadsOn: false });
    expect(crowded([head("round"), head("turn")], [step(1)]).least).toBe(700);
  });

  test("dice, new cards and the last beat stand for themselves", () => {
    expect(crowded([roll], [step(1)]).leadsOn).toBe(false);
    expect(crowded([card({ deed: "draw", face })], [step(1)]).leadsOn).toBe(false);
    expect(crowded([step(3)]).leadsOn).toBe(false);
  });
});

test("a still stays 1.2 s, and a card to be read as long as it does otherwise", () => {
  const still = (...cues: AnyCue[]) => scoreOf({ text: "Ada acts.", cues }, undefined, true).time;
  expect([still(), still(step(9)), still(card({ deed: "play", card: "a" })), still(card({ face }))]).toEqual([1200, 1200, 1200, 2000]);
});

test("a card that turns up stays until it is read, unless a turn is packed", () => {
  const least = (deed: Card["deed"], crowd: Crowd) =>
    scoreOf({ text: "Ada draws.", cues: [card({ deed, face })] }, undefined, false, undefined, crowd).least;
  expect([least("draw", "room"), least("reveal", "crowded"), least("draw", "packed")]).toEqual([800, 800, 400]);
  expect(least("play", "room")).toBe(400);
});

describe("a card", () => {
  const there: Sight = { isLegible: () => true, was: () => true, is: () => true };
  const gone: Sight = { ...there, is: () => false };
  const come: Sight = { ...there, was: () => false };

  test("comes to the middle to be read", () => {
    expect(cardManner(card({ face }), there)).toBe("large");
    expect(cardManner(card({ deed: "play", face, card: "a" }), there)).toBe("large");
    expect(cardManner(card({ deed: "draw", face }))).toBe("large");
  });

  test("only goes on its way if it can't be read, or is read where it comes to lie", () => {
    expect(cardManner(card({ deed: "draw", face, card: "a", start: "deck" }), come)).toBe("deal");
    expect(cardManner(card({ deed: "discard", face, card: "a" }), gone)).toBe("deal");
    expect(cardManner(card({ deed: "draw" }))).toBe("deal");
    expect(cardManner(card({ deed: "reveal", face: { ...face, face_down: true } }))).toBe("deal");
    expect(cardManner(card({ deed: "discard", face }))).toBe("deal");
  });

  test("that stays on the table glides from place to place, or is raised where it lies", () => {
    expect(cardManner(card({ deed: "discard", card: "a", end: "pile" }), there)).toBe("glide");
    expect(cardManner(card({ deed: "play", card: "a" }), there)).toBe("raise");
    expect(cardManner(card({ deed: "play", card: "a" }), come)).toBe("raise");
  });

  test("that is gained is known by its look and by where it comes to lie", () => {
    const slot = (...children: Node[]): Scene => ({
      game: "",
      title: "",
      seat: 0,
      status: "",
      nodes: [{ id: "slot", kind: "slot", children }],
    });
    const dish: Node = { id: "dish", kind: "token", icon: "ham", color: "ruby" };
    const gain = { cue: "gain", icon: "ham", color: "ruby", end: "slot" } as const;
    expect(newThings(gain, slot(), slot(dish))).toEqual(["dish"]);
    expect(newThings(gain, slot(dish), slot(dish))).toEqual([]);
    expect(newThings({ ...gain, end: "other" }, slot(), slot(dish))).toEqual([]);
    expect(newThings({ ...gain, icon: "fish" }, slot(), slot(dish))).toEqual([]);
  });

  test("turns where it lies", () => {
    expect(cardManner(card({ deed: "flip", face, card: "a" }), there)).toBe("turn");
    expect(cardManner(card({ deed: "flip", face, card: "a" }))).toBe("large");
  });

  test("is legible in a hand, face up", () => {
    const hand = (down: boolean): Scene => ({
      game: "",
      title: "",
      seat: 0,
      status: "",
      nodes: [{ id: "hand", kind: "tray", area: "hand", children: [{ ...face, face_down: down }] }],
    });
    const none = { ...hand(false), nodes: [] };
    expect(sightOf(none, hand(false)).isLegible("face")).toBe(true);
    expect(sightOf(none, hand(true)).isLegible("face")).toBe(false);
    expect(sightOf(hand(false), none).isLegible("face")).toBe(false);
    expect(sightOf(hand(false), none).was("face")).toBe(true);
    expect(sightOf(hand(false), none).is("face")).toBe(false);
  });

  test("that has come onto the table is known by its name", () => {
    const table = (...children: Node[]): Scene => ({
      game: "",
      title: "",
      seat: 0,
      status: "",
      nodes: [{ id: "tray", kind: "tray", children }],
    });
    const there = { ...face, id: "encounter:7" };
    expect(newCard(face, table(), table(there))).toBe("encounter:7");
    expect(newCard(face, table(there), table(there))).toBeNull();
    expect(newCard({ ...face, text: "Other" }, table(), table(there))).toBeNull();
  });
});
