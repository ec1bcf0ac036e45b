import * as api from "../api";

/** The bots that can sit at a table of a game, from weak to strong; none where they can't be asked for. */
export async function levelsOf(game: string): Promise<string[]> {
  try {
    return (await api.boxes()).find((box) => box.name === game)?.levels ?? [];
  } catch {
    return [];
  }
}
