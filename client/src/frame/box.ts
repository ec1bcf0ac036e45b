/** Facts about a game's box that the table page needs; empty if they can't be fetched. */

import * as api from "../api";
import type { BoxInfo, RuleOption } from "../protocol";

/** The levels of bots in a game, from weak to strong. */
export async function levelsOf(game: string): Promise<string[]> {
  return (await boxOf(game))?.levels ?? [];
}

/** The rule options of a game, with their labels. */
export async function ruleOptionsOf(game: string): Promise<RuleOption[]> {
  return (await boxOf(game))?.rule_options ?? [];
}

/** Whether the rules of a game are written down; taken for granted where nobody says. */
export async function isWritten(game: string): Promise<boolean> {
  return (await boxOf(game))?.written ?? true;
}

async function boxOf(game: string): Promise<BoxInfo | undefined> {
  try {
    return (await api.boxes()).find((box) => box.name === game);
  } catch {
    return undefined;
  }
}
