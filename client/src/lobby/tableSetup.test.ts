import { describe, expect, test } from "vitest";

import type { BoxInfo, BoxLid, Outing } from "../protocol";
import { FRIEND, ME, NOBODY, company, defaultLevel, fitting, nearest, playNow, sizes, tableFor, usualParty } from "./tableSetup";

const words = (en: string) => ({ en, ru: en });
const outing = (id: string, players: [number, number], more: Partial<Outing> = {}): Outing => ({
  id,
  title: words(id),
  premise: words(id),
  difficulty: "gentle",
  players,
  minutes: 60,
  options: { adventure: id },
  ...more,
});
const LID: BoxLid = {
  world: "castle",
  what: words("what"),
  you: words("you"),
  with: words("with"),
  against: words("against"),
  win: words("win"),
  bots: "companions",
  begin: { adventure: "1", seats: 2 },
  newcomer: words("new"),
  turn: [],
  adventures: [outing("1", [1, 5]), outing("2", [1, 1]), outing("3", [3, 5], { bots: "opponents" })],
};
const BOX: BoxInfo = {
  name: "portal",
  title: "The Yawning Portal",
  year: 2023,
  players: "1-4",
  minutes: "30-60",
  weight: "light",
  languages: ["en"],
  playable: true,
  seats: [1, 2, 3, 4],
  rule_options: [],
  adventures: [],
  levels: ["easy", "medium", "hard"],
  guided: true,
  written: true,
  cast: [],
  lid: null,
};
const WITH_MASTER: BoxInfo = {
  ...BOX,
  seats: [1, 2, 3, 4, 5],
  lid: {
    ...LID,
    master: { option: "dungeon_master", seat: 0, somebody: "player", nobody: "automatic", most: 4, name: words("Master"), absent: words("the table") },
  },
};

test("play now seats one person and bots, three in all where the box says nothing", () => {
  expect(playNow(BOX, "Ada")).toEqual({
    game: "portal",
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "bot", level: "medium" },
      { kind: "bot", level: "medium" },
    ],
    options: {},
    public: false,
  });
});

test("where three can't play, the nearest number does", () => {
  expect(playNow({ ...BOX, seats: [4, 5, 6] }, "Ada").seats).toHaveLength(4);
  expect(nearest([2, 4], 3)).toBe(2);
  expect(nearest([1], 3)).toBe(1);
});

test("without a medium bot, the one in the middle sits down", () => {
  expect(defaultLevel(["mild", "strong"])).toBe("strong");
});

test("the box says with what and with how many one begins", () => {
  const wanted = playNow({ ...BOX, lid: LID }, "Ada");
  expect(wanted.options).toEqual({ adventure: "1" });
  expect(wanted.seats.map((seat) => seat.kind)).toEqual(["me", "bot"]);
});

test("an adventure for one has no other seat, and one for three has three at least", () => {
  const box = { ...BOX, lid: LID };
  expect(sizes(box, LID.adventures[1]!, NOBODY)).toEqual([1]);
  expect(usualParty(box, LID.adventures[1]).others).toEqual([]);
  expect(usualParty(box, LID.adventures[2]).others).toEqual(["medium", "medium"]);
});

test("friends keep their seats when the party grows", () => {
  const box = { ...BOX, lid: LID };
  const party = { adventure: LID.adventures[2]!, others: [FRIEND], master: NOBODY };
  expect(fitting(box, party, 4).others).toEqual([FRIEND, "medium", "medium"]);
});

describe("in a box with a Dungeon Master", () => {
  const party = (master: string, others = ["medium"]) => ({ adventure: LID.adventures[0]!, others, master });

  test("play now makes the person a hero, and the table the Dungeon Master", () => {
    const wanted = playNow(WITH_MASTER, "Ada");
    expect(wanted.options).toEqual({ adventure: "1", dungeon_master: "automatic" });
    expect(wanted.seats[0]).toEqual({ kind: "me", name: "Ada" });
  });

  test("a bot may be it, on the seat that the box names", () => {
    const wanted = tableFor(WITH_MASTER, "Ada", party("hard"));
    expect(wanted.options).toEqual({ adventure: "1", dungeon_master: "player" });
    expect(wanted.seats).toEqual([
      { kind: "bot", level: "hard" },
      { kind: "me", name: "Ada" },
      { kind: "bot", level: "medium" },
    ]);
  });

  test("whoever wants to be it has no hero beside it", () => {
    const wanted = tableFor(WITH_MASTER, "Ada", party(ME, ["medium", FRIEND]));
    expect(wanted.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "open"]);
  });

  test("there are four heroes, whoever plays the rest", () => {
    expect(sizes(WITH_MASTER, LID.adventures[0]!, NOBODY)).toEqual([1, 2, 3, 4]);
    expect(sizes(WITH_MASTER, LID.adventures[0]!, "hard")).toEqual([1, 2, 3, 4]);
    expect(sizes(WITH_MASTER, LID.adventures[0]!, ME)).toEqual([2, 3, 4, 5]);
  });

  test("bots are companions of a hero and opponents of the Dungeon Master", () => {
    expect(company(WITH_MASTER, party(NOBODY))).toBe("companions");
    expect(company(WITH_MASTER, party(ME))).toBe("opponents");
    expect(company(WITH_MASTER, { ...party(NOBODY), adventure: LID.adventures[2]! })).toBe("opponents");
  });
});
