/** What to ask the server for: tables as people want them. */

import type { BoxInfo, SeatWanted, TableWanted } from "../wire";

/** How many sit down when nobody has said how many. */
const COMPANY = 3;
const LEVEL = "medium";

/** Clocks that a table can have, in seconds. */
export const CLOCKS = [30, 120, 86_400, 259_200];

/** The number of seats nearest to a wish; of two, the smaller. */
export function nearest(seats: number[], wish: number): number {
  return seats.reduce((best, seat) => (Math.abs(seat - wish) < Math.abs(best - wish) ? seat : best));
}

/** The bot that sits down when nobody has said which. */
export function usualLevel(levels: string[]): string {
  return levels.includes(LEVEL) ? LEVEL : (levels[Math.floor(levels.length / 2)] ?? LEVEL);
}

/** One person against sensible bots. */
export function playNow(box: BoxInfo, name: string): TableWanted {
  return company(box, name, nearest(box.seats, COMPANY), 0, false);
}

/** A person, some friends who get links, and bots on what is left. */
export function company(
  box: BoxInfo,
  name: string,
  seats: number,
  friends: number,
  open: boolean,
): TableWanted {
  const bots = Array<SeatWanted>(seats - 1 - friends).fill({ kind: "bot", level: usualLevel(box.levels) });
  const guests = Array<SeatWanted>(friends).fill({ kind: "open" });
  return { game: box.name, seats: [{ kind: "me", name }, ...guests, ...bots], public: open };
}
