import { expect, test, vi } from "vitest";

import type { TableInfo } from "../protocol";
import { byUrgency, isMyTurn } from "./lobbyPoller.svelte";
import { ago } from "./when";

vi.mock("../messages.svelte", () => ({ t: (key: string) => key }));
vi.mock("../settings.svelte", () => ({ settings: { language: "en" } }));

function table(id: string, status: TableInfo["status"], asked: number | null = null, updated = 0): TableInfo {
  const seat = (number: number) =>
    ({ seat: number, kind: "person", name: "", level: "", here: true, yours: number === 0, ties: {}, seal: "", muted: false }) as const;
  const known: Partial<TableInfo> = { id, status, asked, updated, paused: false, seats: [seat(0), seat(1)] };
  return known as TableInfo;
}

test("it is my turn where a seat of mine is asked", () => {
  expect(isMyTurn(table("a", "playing", 0))).toBe(true);
  expect(isMyTurn(table("a", "playing", 1))).toBe(false);
  expect(isMyTurn({ ...table("a", "playing", 0), paused: true })).toBe(false);
  expect(isMyTurn(table("a", "finished"))).toBe(false);
});

test("tables that need me come first, and the newest of them", () => {
  const tables = [
    table("over", "finished", null, 9),
    table("gathering", "gathering", null, 8),
    table("theirs", "playing", 1, 7),
    table("mine, long ago", "playing", 0, 1),
    table("mine, just now", "playing", 0, 2),
  ];
  expect(byUrgency(tables).map((each) => each.id)).toEqual([
    "mine, just now",
    "mine, long ago",
    "theirs",
    "gathering",
    "over",
  ]);
});

test("times are told as people tell them", () => {
  expect(ago(1000, 1020, "en")).toBe("now");
  expect(ago(1000, 1000 + 5 * 60, "en")).toBe("5 minutes ago");
  expect(ago(1000, 1000 + 2 * 86_400, "ru")).toBe("позавчера");
});
