/** The tables that the lobby offers to create. */

import type { BoxInfo, SeatRequest, TableRequest } from "../protocol";

/** The preferred number of seats and level of bots. */
const SEATS = 3;
const LEVEL = "medium";

/** The clocks that a table can have, in seconds. */
export const CLOCKS = [30, 120, 86_400, 259_200];

/** The possible number of seats nearest to a wish; the smaller of two. */
export function nearest(seats: number[], wish: number): number {
  return seats.reduce((best, seat) => (Math.abs(seat - wish) < Math.abs(best - wish) ? seat : best));
}

/** The default level of a bot. */
export function defaultLevel(levels: string[]): string {
  return levels.includes(LEVEL) ? LEVEL : (levels[Math.floor(levels.length / 2)] ?? LEVEL);
}

/** One person against bots. */
export function playNow(box: BoxInfo, name: string): TableRequest {
  return withFriends(box, name, nearest(box.seats, SEATS), 0, false);
}

/** A person, friends with invite links, and bots in the other seats. */
export function withFriends(
  box: BoxInfo,
  name: string,
  seats: number,
  friends: number,
  open: boolean,
): TableRequest {
  const bots = Array<SeatRequest>(seats - 1 - friends).fill({ kind: "bot", level: defaultLevel(box.levels) });
  const guests = Array<SeatRequest>(friends).fill({ kind: "open" });
  return { game: box.name, seats: [{ kind: "me", name }, ...guests, ...bots], public: open };
}
