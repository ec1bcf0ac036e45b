/** Patterns as pictures of themselves. A pattern of a hundred shapes is drawn shape by shape wherever it is seen, again
    whenever the board moves; a picture of it is laid down at once. */

const SVG = "http://www.w3.org/2000/svg";
/** Pixels of the picture to one of the pattern: sharp on a board that is drawn large. */
const FINE = 3;
/** A side that no picture may exceed. */
const LONGEST = 1800;

/** How finely a pattern of this size is drawn. */
export function fineness(wide: number, high: number): number {
  return Math.min(FINE, LONGEST / Math.max(wide, high));
}

/** Put pictures in place of what the patterns of a sheet consist of, one after another. Where that fails, a pattern
    stays as it is. */
export async function bake(sheet: Element, isOver: () => boolean): Promise<void> {
  const source = new XMLSerializer().serializeToString(sheet);
  for (const pattern of sheet.querySelectorAll("pattern[width]")) {
    const [wide, high] = [Number(pattern.getAttribute("width")), Number(pattern.getAttribute("height"))];
    const picture = await drawn(source, pattern.id, wide, high).catch(() => "");
    if (isOver()) return;
    if (!picture) continue;
    const image = document.createElementNS(SVG, "image");
    image.setAttribute("width", String(wide));
    image.setAttribute("height", String(high));
    image.setAttribute("href", picture);
    pattern.replaceChildren(image);
  }
}

async function drawn(source: string, id: string, wide: number, high: number): Promise<string> {
  const fine = fineness(wide, high);
  const size = `width="${wide * fine}" height="${high * fine}" viewBox="0 0 ${wide} ${high}"`;
  const filled = `<svg xmlns="${SVG}" ${size}>${source}<path fill="url(#${id})" d="M0 0h${wide}v${high}H0z"/></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(filled)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(wide * fine);
  canvas.height = Math.round(high * fine);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}
