import { expect, test } from "vitest";

import type { Result, RuleOption, SeatInfo, TableInfo } from "../protocol";
import { endFrom, nextAdventure, sentence, tableFor } from "./ending";

const seat = (number: number, kind: SeatInfo["kind"], yours = false): SeatInfo => ({
  seat: number,
  kind,
  name: `Name ${number}`,
  level: kind === "bot" ? "easy" : "",
  here: true,
  yours,
  ties: {},
  seal: "",
  muted: false,
});
const table = {
  game: "drizzt",
  seats: [seat(0, "person", true), seat(1, "bot"), seat(2, "person")],
  options: { adventure: "2", surges: 3 },
  public: false,
  clock: null,
} as unknown as TableInfo;
const option: RuleOption = {
  name: "adventure",
  label: { en: "Adventure", ru: "Приключение" },
  rule: "LD-001",
  default: "1",
  values: ["1", "2", "3"].map((value) => ({ value, label: { en: `No. ${value}`, ru: `№ ${value}` } })),
};
const result = (winners: number[], scores: number[] = []): Result => ({ winners, scores, reason: "time is up", rule: "" });

test("without a story the result says how it ended for those who play here", () => {
  expect(endFrom(table, result([0, 1, 2]), "Won")).toMatchObject({ tone: "victory", reason: "Time is up." });
  expect(endFrom(table, result([2]), "Lost").tone).toBe("defeat");
  expect(endFrom(table, result([2], [1, 2, 3]), "Points").tone).toBe("score");
  expect(endFrom(table, result([2]), "Lost").performers).toHaveLength(3);
});

test("who only watches is with those who have won, if anybody has", () => {
  const watched = { ...table, seats: table.seats.map((each) => ({ ...each, yours: false })) };
  expect(endFrom(watched, result([1]), "").tone).toBe("victory");
  expect(endFrom(watched, result([]), "").tone).toBe("defeat");
});

test("a sentence keeps the mark that it ends with", () => {
  expect(sentence("time is up")).toBe("Time is up.");
  expect(sentence("Gone!")).toBe("Gone!");
});

test("the next adventure is the next value of its option, and none follows the last", () => {
  expect(nextAdventure([option], table)?.value).toBe("3");
  expect(nextAdventure([option], { ...table, options: { adventure: "3" } })).toBeUndefined();
  expect(nextAdventure([], table)).toBeUndefined();
});

test("the next table has the same bots, one seat for this device, and open seats for the others", () => {
  const wanted = tableFor(table, "3");
  expect(wanted.seats.map(({ kind }) => kind)).toEqual(["me", "bot", "open"]);
  expect(wanted.seats[1]).toMatchObject({ level: "easy" });
  expect(wanted.options).toEqual({ adventure: "3", surges: 3 });
});
