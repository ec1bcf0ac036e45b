/** Ties that hardly matter, and how they are broken for a seat. */

import type { SeatInfo } from "../protocol";

export type Ways = SeatInfo["ties"];
export type Way = Ways[string];

/** Stands for all kinds of ties that have no way of their own. */
export const EVERY = "";

/** How ties of one kind are broken. */
export function wayOf(ways: Ways, noun: string): Way {
  return ways[noun] ?? ways[EVERY] ?? "ask";
}
