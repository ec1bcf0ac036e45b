/** One of a few numbers for a thing, always the same: it makes things of a kind differ a little. */
export function variety(id: string, kinds: number): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % kinds;
}
