/** What an enlarged card says: nothing twice. */

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
