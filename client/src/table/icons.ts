/** The icons that scenes name, as symbols that every drawing of the page can use.

    They are the very files that the static picture is drawn from. */

import drawn from "../../../questboard/picture/drawn.json";
import exported from "../../../questboard/picture/icons.json";

interface Icon {
  body: string;
  width?: number;
  height?: number;
  /** It stands by itself, in its own colour, where other icons stand on a coloured disc. */
  bare?: boolean;
}

const ICONS: Readonly<Record<string, Icon>> = { ...exported, ...drawn };

/** Whether an icon needs no disc. */
export function isBare(name: string): boolean {
  return !!ICONS[name]?.bare;
}

/** Every icon as an SVG symbol. */
export function symbols(): string {
  return Object.entries(ICONS)
    .map(([name, { body, width = 512, height = 512 }]) => {
      return `<symbol id="icon-${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
    })
    .join("");
}
