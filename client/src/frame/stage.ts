/** What the table page is about right now. */

import type { SeatInfo, Shown, SoloScore, TableInfo } from "../wire";

/** One has nothing yet; people are awaited; others' moves are shown; one is asked; others are; it rests; it is over. */
export type Stage = "loading" | "gathering" | "film" | "ask" | "wait" | "paused" | "over";

/** The stage of a table, given what is shown and how many moments wait to be shown. */
export function stageOf(table: TableInfo | null, shown: Shown | null, waiting: number): Stage {
  if (!table) return "loading";
  if (table.status === "gathering") return "gathering";
  if (!shown) return isOver(table) ? "over" : "loading";
  if (waiting > 0) return "film";
  if (isOver(table)) return "over";
  if (table.paused) return "paused";
  const { prompt, seat } = shown.scene;
  return prompt && prompt.seat === seat && prompt.choices?.length ? "ask" : "wait";
}

/** Nobody will answer here any more. */
export const isOver = (table: TableInfo) => ["finished", "closed", "old"].includes(table.status);

/** The seats of this device. */
export const mySeats = (table: TableInfo) => table.seats.filter((seat) => seat.yours);

/** People at other devices, who would have to agree to things. */
export const otherPeople = (table: TableInfo) =>
  table.seats.filter((seat) => seat.kind === "person" && !seat.yours && !seat.level);

/** Somebody played alone for points: there was nobody to win against. */
export const isSoloScore = (table: TableInfo) => table.seats.length === 1 && table.result?.scores.length === 1;

/** How a solo score compares with the one to beat, which an equal one does not surpass. */
export function soloVerdict({ score, to_beat }: SoloScore): "first" | "surpassed" | "short" {
  if (to_beat === null) return "first";
  return (score ?? 0) > to_beat ? "surpassed" : "short";
}

/** A bot plays here: on its own seat, or for somebody who is away. */
export const playedByBot = (seat: SeatInfo) => seat.kind === "bot" || seat.level !== "";

/** The small drawing for whoever plays a seat. */
export const seatGlyph = (seat: SeatInfo) =>
  playedByBot(seat) ? "bot" : seat.kind === "open" ? "open" : "person";
