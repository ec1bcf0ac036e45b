/** What a table page needs to know of the box that its game came out of; nothing where it can't be asked. */

import * as api from "../api";
import type { BoxInfo, Switch } from "../wire";

/** The bots that can sit at a table of a game, from weak to strong. */
export async function levelsOf(game: string): Promise<string[]> {
  return (await boxOf(game))?.levels ?? [];
}

/** The switches of a game, in words. */
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
