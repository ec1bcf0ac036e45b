/** The stage of the table page. */

import type { SeatInfo, SceneUpdate, SoloScore, TableInfo } from "../protocol";

/** Nothing loaded; waiting for players; showing others' moves; our turn; another's turn; paused; over. */
export type Stage = "loading" | "gathering" | "playback" | "ask" | "wait" | "paused" | "over";

/** The stage of a table, given the moment on screen and the number of waiting ones. */
export function stageOf(table: TableInfo | null, shown: SceneUpdate | null, waiting: number): Stage {
  if (!table) return "loading";
  if (table.status === "gathering") return "gathering";
  if (!shown) return isOver(table) ? "over" : "loading";
  if (waiting > 0) return "playback";
  if (isOver(table)) return "over";
  if (table.paused) return "paused";
  const { prompt, seat } = shown.scene;
  return prompt && prompt.seat === seat && prompt.choices?.length ? "ask" : "wait";
}

/** The game has ended. */
export const isOver = (table: TableInfo) => ["finished", "closed", "old"].includes(table.status);

/** The seats of this device. */
export const mySeats = (table: TableInfo) => table.seats.filter((seat) => seat.yours);

/** The people on other devices, who have to agree to proposals. */
export const otherPeople = (table: TableInfo) =>
  table.seats.filter((seat) => seat.kind === "person" && !seat.yours && !seat.level);

/** A solo game for points, without winners. */
export const isSoloScore = (table: TableInfo) => table.seats.length === 1 && table.result?.scores.length === 1;

/** How a solo score compares with the score to beat; a tie falls short. */
export function soloVerdict({ score, to_beat }: SoloScore): "first" | "surpassed" | "short" {
  if (to_beat === null) return "first";
  return (score ?? 0) > to_beat ? "surpassed" : "short";
}

/** A bot plays this seat, its own or an absent person's. */
export const playedByBot = (seat: SeatInfo) => seat.kind === "bot" || seat.level !== "";

/** The icon of a seat's player. */
export const seatGlyph = (seat: SeatInfo) =>
  playedByBot(seat) ? "bot" : seat.kind === "open" ? "open" : "person";
