/** Facts about a game's box that the table page needs; empty if they can't be fetched. */

import * as api from "../api";
import type { BoxInfo, Switch } from "../protocol";

/** The levels of bots in a game, from weak to strong. */
export async function levelsOf(game: string): Promise<string[]> {
  return (await boxOf(game))?.levels ?? [];
}

/** The rule options of a game, with their labels. */
export async function switchesOf(game: string): Promise<Switch[]> {
  return (await boxOf(game))?.switches ?? [];
}

async function boxOf(game: string): Promise<BoxInfo | undefined> {
  try {
    return (await api.boxes()).find((box) => box.name === game);
  } catch {
    return undefined;
  }
}
