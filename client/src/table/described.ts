/** What pictures show, in one sentence each: for those who cannot see them. Asked for when it is first needed. */

interface Entry {
  file: string;
  description: string;
}

const indexes = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The sentence for a picture; empty if there is none, or it cannot be had now. */
export async function described(picture: string): Promise<string> {
  const game = picture.split("/")[0] ?? "";
  let index = indexes.get(game);
  if (!index) {
    index = read(game);
    indexes.set(game, index);
    index.catch(() => indexes.delete(game));
  }
  return (await index.catch(() => null))?.get(`${picture}.svg`) ?? "";
}

async function read(game: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`/art/${game}.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  const kinds = (await answer.json()) as Record<string, Record<string, Entry>>;
  const entries = Object.values(kinds).flatMap((each) => Object.values(each));
  return new Map(entries.map(({ file, description }) => [file, description]));
}
