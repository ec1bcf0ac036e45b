/** The address of a place in a game: a link that a person can share, and that the log and the review use. */

import { END } from "./places";
import type { Start } from "./replay.svelte";

/** The address of a replay that begins at a place. */
export function addressOf(id: string, { ply, beat, line, seat, play }: Start): string {
  const query = new URLSearchParams({ ply: String(ply) });
  if (beat !== undefined && beat !== END) query.set("beat", String(beat));
  if (line !== undefined) query.set("line", String(line));
  if (seat !== undefined) query.set("seat", String(seat));
  if (play) query.set("play", "1");
  return `/table/${encodeURIComponent(id)}/replay?${query}`;
}

/** Where the replay of an address begins: by default at the start of the game. */
export function startIn(search: string): Start {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const value = query.get(name);
    return value !== null && /^-?\d{1,7}$/.test(value) ? Number(value) : undefined;
  };
  return {
    ply: number("ply") ?? 0,
    beat: number("beat"),
    line: number("line"),
    seat: number("seat"),
    play: query.get("play") === "1",
  };
}
