/** The end of a game as it is shown: what the server tells of it, or, where it can't, what the table knows. */

import type { GameEnd, Result, RuleOption, SeatInfo, SeatRequest, TableInfo, TableRequest } from "../protocol";

/** The end of a game whose rules have changed since: its result is all that is left. */
export function endFrom(table: TableInfo, result: Result, headline: string): GameEnd {
  const mine = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const won = mine.length ? mine.some((seat) => result.winners.includes(seat)) : result.winners.length > 0;
  return {
    tone: result.scores.length ? "score" : won ? "victory" : "defeat",
    headline,
    reason: sentence(result.reason),
    rule: result.rule,
    performers: table.seats.map(({ seat, name }) => ({ seat, name, won: result.winners.includes(seat) })),
  };
}

/** A text with a capital letter at its start and a full stop at its end. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}

/** The adventure that follows the one that was played, as a value of the game's rule option. */
export function nextAdventure(options: readonly RuleOption[], table: TableInfo) {
  const values = options.find(({ name }) => name === "adventure")?.values ?? [];
  const at = values.findIndex(({ value }) => value === table.options.adventure);
  return at >= 0 ? values[at + 1] : undefined;
}

/** A table like this one with another adventure: bots in their seats, people invited anew. */
export function tableFor(table: TableInfo, adventure: unknown): TableRequest {
  let seated = false;
  const request = (seat: SeatInfo): SeatRequest => {
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, level: seat.level };
    if (!seat.yours || seated) return { kind: "open", name: seat.name };
    seated = true;
    return { kind: "me", name: seat.name };
  };
  return {
    game: table.game,
    seats: table.seats.map(request),
    options: { ...table.options, adventure },
    public: table.public,
    clock: table.clock,
  };
}
