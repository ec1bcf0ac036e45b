/** The tables that the lobby offers to create. */

import type { BoxInfo, Outing, SeatRequest, TableRequest } from "../protocol";

/** The preferred number of seats and level of bots. */
const SEATS = 3;
const LEVEL = "medium";

/** The clocks that a table can have, in seconds. */
export const CLOCKS = [30, 120, 86_400, 259_200];

/** Somebody who sits down: a friend with an invite link, or a bot of a level. */
export type Sitter = string;
export const FRIEND: Sitter = "friend";
export const ME: Sitter = "me";
/** Nobody: the table plays the seat. */
export const NOBODY: Sitter = "";

/** Who sits down, and for what. */
export interface Party {
  adventure: Outing | null;
  /** Those who play besides me. */
  others: Sitter[];
  /** Who has the seat that is no hero's, in a box that has one. */
  master: Sitter;
}

/** The possible number of seats nearest to a wish; the smaller of two. */
export function nearest(seats: number[], wish: number): number {
  return seats.reduce((best, seat) => (Math.abs(seat - wish) < Math.abs(best - wish) ? seat : best));
}

/** The default level of a bot. */
export function defaultLevel(levels: string[]): string {
  return levels.includes(LEVEL) ? LEVEL : (levels[Math.floor(levels.length / 2)] ?? LEVEL);
}

/** The adventure with an id. */
export function outing(box: BoxInfo, id: string): Outing | null {
  return box.lid?.adventures.find((each) => each.id === id) ?? null;
}

/** How many may play an adventure, me and the other heroes' players counted. */
export function sizes(box: BoxInfo, adventure: Outing | null, master: Sitter): number[] {
  const [fewest, most] = adventure?.players ?? [1, 16];
  const apart = box.lid?.master && master !== NOBODY && master !== ME ? 1 : 0;
  return box.seats
    .filter((seats) => fewest <= seats && seats <= most)
    .filter((seats) => master !== NOBODY || !box.lid?.master || seats <= box.lid.master.most)
    .map((seats) => seats - apart)
    .filter((seats) => seats > (master === ME ? 1 : 0));
}

/** The party with so many as its adventure allows. */
export function fitting(box: BoxInfo, party: Party, wish: number): Party {
  const others = nearest(sizes(box, party.adventure, party.master), wish) - 1;
  const more = Array<Sitter>(Math.max(0, others - party.others.length)).fill(defaultLevel(box.levels));
  return { ...party, others: [...party.others.slice(0, others), ...more] };
}

/** Who plays where nobody has chosen yet: a hero among companions, or a player among others. */
export function usualParty(box: BoxInfo, adventure?: Outing | null): Party {
  const begin = box.lid?.begin;
  const party = { adventure: adventure ?? outing(box, begin?.adventure ?? ""), others: [], master: NOBODY };
  return fitting(box, party, begin?.seats ?? SEATS);
}

/** What bots are to me. */
export function company(box: BoxInfo, party: Party): "companions" | "opponents" {
  if (party.master === ME) return "opponents";
  return party.adventure?.bots ?? box.lid?.bots ?? "opponents";
}

/** The table for a party. */
export function tableFor(box: BoxInfo, name: string, party: Party): TableRequest {
  const seat = (who: Sitter): SeatRequest => {
    if (who === ME) return { kind: "me", name };
    return who === FRIEND ? { kind: "open" } : { kind: "bot", level: who };
  };
  const master = box.lid?.master;
  const seats = [...(party.master === ME ? [] : [ME]), ...party.others].map(seat);
  const options = { ...party.adventure?.options };
  if (master) {
    options[master.option] = party.master === NOBODY ? master.nobody : master.somebody;
    if (party.master !== NOBODY) seats.splice(master.seat, 0, seat(party.master));
  }
  return { game: box.name, seats, options, public: false };
}

/** One person and bots. */
export function playNow(box: BoxInfo, name: string): TableRequest {
  return tableFor(box, name, usualParty(box));
}
