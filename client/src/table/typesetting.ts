/** The sizes of letters on cards, in pixels of the screen. */

export interface Type {
  name: number;
  kind: number;
  text: number;
  foot: number;
}

const SMALL: Type = { name: 14, kind: 12, text: 13, foot: 13 };
const USUAL: Type = { name: 15, kind: 12, text: 14, foot: 13 };
const LARGE: Type = { name: 17, kind: 13, text: 15, foot: 14 };

/** The letters for a window. */
export function typeFor(windowWidth: number): Type {
  if (windowWidth >= 1700) return LARGE;
  return windowWidth > 1100 ? USUAL : SMALL;
}

export const PLAIN_TYPE = USUAL;
