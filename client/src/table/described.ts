/** What pictures show, in one sentence each: for those who cannot see them. Asked for when it is first needed. */

import { pictures } from "../api";
import { settings } from "../settings.svelte";

const indexes = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The sentence for a picture; empty if there is none, or it cannot be had now. */
export async function described(picture: string): Promise<string> {
  const game = picture.split("/")[0] ?? "";
  const place = `${settings.language} ${game}`;
  let index = indexes.get(place);
  if (!index) {
    index = read(game);
    indexes.set(place, index);
    index.catch(() => indexes.delete(place));
  }
  return (await index.catch(() => null))?.get(picture) ?? "";
}

async function read(game: string): Promise<ReadonlyMap<string, string>> {
  return new Map(Object.entries(await pictures(game)));
}
