/** What an enlarged card says: nothing twice. */

/** A part of a label is left out if no more than one word of so many is new. */
const NEW = 3;

/** The parts of a label that are not printed above it. */
export function remainder(label: string, printed: readonly string[]): string {
  const known = wordsOf(printed.join(" "));
  return label
    .split(/(?<=[.;:!?])\s+/)
    .filter((part) => {
      const words = [...wordsOf(part)];
      return words.filter((word) => !known.has(word)).length * NEW > words.length;
    })
    .join(" ")
    .replace(/[;:]$/, ".");
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []);
}
