/** What an enlarged card says: nothing twice, and a sentence about its drawing. */

/** The parts of a label that are not printed above it. */
export function remainder(label: string, printed: readonly string[]): string {
  const known = wordsOf(printed.join(" "));
  return label
    .split(/(?<=[.;:!?])\s+/)
    .filter((part) => {
      const words = [...wordsOf(part)];
      return words.some((word) => !known.has(word));
    })
    .join(" ")
    .replace(/[;:]$/, ".");
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []);
}

type Index = Record<string, Record<string, { file: string; description: string }>>;

const indexes = new Map<string, Promise<Index>>();

/** The sentence about a drawing, from the index of its game; empty if there is none. */
export async function describe(picture: string): Promise<string> {
  const [folder = ""] = picture.split("/");
  try {
    if (!indexes.has(folder)) indexes.set(folder, load(folder));
    const index = await indexes.get(folder)!;
    const found = Object.values(index)
      .flatMap((entries) => Object.values(entries))
      .find(({ file }) => file === `${picture}.svg`);
    return found?.description ?? "";
  } catch {
    indexes.delete(folder); // the network may be back the next time
    return "";
  }
}

async function load(folder: string): Promise<Index> {
  const answer = await fetch(`/art/${folder}.json`);
  if (!answer.ok) throw new Error(`no index of ${folder}`);
  return (await answer.json()) as Index;
}
