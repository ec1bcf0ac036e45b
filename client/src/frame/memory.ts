/** What this tab remembers until it is closed; nothing, where the browser forbids it. */

/** Something that was remembered, or null. */
export function recall<Kept>(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(`questboard.${place}`) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Remember something across a refresh of the page. */
export function remember(place: string, kept: unknown): void {
  try {
    sessionStorage.setItem(`questboard.${place}`, JSON.stringify(kept));
  } catch {
    // It lasts until the page is left, then.
  }
}
