import { expect, test } from "vitest";

import type { BoxInfo } from "../protocol";
import { withFriends, nearest, playNow, defaultLevel } from "./tableSetup";

const BOX: BoxInfo = {
  name: "portal",
  title: "The Yawning Portal",
  year: 2023,
  players: "1-4",
  minutes: "30-60",
  weight: "light",
  playable: true,
  seats: [1, 2, 3, 4],
  rule_options: [],
  adventures: [],
  levels: ["easy", "medium", "hard"],
  guided: true,
  written: true,
  cast: [],
};

test("play now seats one person and bots, three in all", () => {
  expect(playNow(BOX, "Ada")).toEqual({
    game: "portal",
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "bot", level: "medium" },
      { kind: "bot", level: "medium" },
    ],
    public: false,
  });
});

test("where three can't play, the nearest number does", () => {
  expect(playNow({ ...BOX, seats: [4, 5, 6] }, "Ada").seats).toHaveLength(4);
  expect(nearest([2, 4], 3)).toBe(2);
  expect(nearest([1], 3)).toBe(1);
});

test("friends get open seats, and bots what is left", () => {
  const kinds = withFriends(BOX, "Ada", 4, 2, true).seats.map((seat) => seat.kind);
  expect(kinds).toEqual(["me", "open", "open", "bot"]);
});

test("without a medium bot, the one in the middle sits down", () => {
  expect(defaultLevel(["mild", "strong"])).toBe("strong");
});
