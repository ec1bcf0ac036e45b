import { expect, it } from "vitest";

import type { Scene, SeatInfo } from "../protocol";
import { drawersOf, seatsAround } from "./party";

const seats = [0, 1, 2].map((seat) => ({ seat }) as SeatInfo);
const scene = {
  nodes: [
    { id: "table", kind: "board", area: "board" },
    { id: "player:0", kind: "tray", area: "hand", children: [{ id: "card", kind: "card" }] },
    { id: "supply", kind: "tray", area: "supply" },
  ],
} as unknown as Scene;

it("seats go around from the one through whose eyes one looks", () => {
  expect(seatsAround(seats, 1).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(seatsAround(seats, -1).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

it("a drawer says whether an option lies in it", () => {
  expect(drawersOf(scene, new Map([["card", [0]]]))).toEqual([
    { name: "hand", lit: true },
    { name: "party", lit: false },
    { name: "supply", lit: false },
  ]);
});
