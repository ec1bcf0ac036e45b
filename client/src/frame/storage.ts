/** Values that survive a reload of this tab, or this visit; nothing is kept where the browser forbids it. */

/** A stored value, or null. */
export function load<Kept>(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(`questboard.${place}`) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Store a value until the tab is closed. */
export function store(place: string, kept: unknown): void {
  try {
    sessionStorage.setItem(`questboard.${place}`, JSON.stringify(kept));
  } catch {
    // It lasts only as long as the page.
  }
}

/** A value from an earlier visit, or null. */
export function recall<Kept>(place: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(`questboard.${place}`) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Keep a value for later visits. */
export function remember(place: string, kept: unknown): void {
  try {
    localStorage.setItem(`questboard.${place}`, JSON.stringify(kept));
  } catch {
    // It lasts only as long as the page.
  }
}
