/** The sizes of letters on cards, in pixels of the screen. */

export interface Type {
  name: number;
  kind: number;
  text: number;
  /** The least size of text; where it does not fit, a card shows its short text. */
  least: number;
  foot: number;
}

const SMALL: Type = { name: 14, kind: 12, text: 13, least: 13, foot: 13 };
const USUAL: Type = { name: 15, kind: 12, text: 14, least: 13, foot: 13 };
const LARGE: Type = { name: 17, kind: 13, text: 15, least: 13, foot: 14 };

/** The letters of cards that lie on a board, which can't grow. */
const ON_BOARDS = new Map([SMALL, USUAL, LARGE].map((type) => [type, { ...type, least: 12 }]));

/** The letters for a window. */
export function typeFor(windowWidth: number): Type {
  if (windowWidth >= 1700) return LARGE;
  return windowWidth > 1100 ? USUAL : SMALL;
}

/** The same letters where the size of a card is given. */
export function onBoard(type: Type): Type {
  return ON_BOARDS.get(type) ?? type;
}

export const PLAIN_TYPE = USUAL;
