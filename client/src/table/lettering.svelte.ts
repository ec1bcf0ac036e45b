/** Measuring and fitting text. */

const ELLIPSIS = "…";
/** Widths are taken from letters of this size and scaled. */
const MEASURED = 100;

const STYLE = {
  sans: "400",
  bold: "650",
  italic: "italic 400",
  serif: "600",
} as const;

/** A face of type, by the name of its class in the style sheet. */
export type Face = keyof typeof STYLE;

let pen: CanvasRenderingContext2D | null = null;
let families: Record<"sans" | "serif", string> | null = null;
/** Counts up when the fonts have come, so that whatever was measured is measured again. */
let version = $state(0);
const widths = new Map<string, number>();

/** Measure anew whenever a font has been swapped in. */
export function followFonts(): () => void {
  const arrived = () => {
    widths.clear();
    version += 1;
  };
  document.fonts.addEventListener("loadingdone", arrived);
  return () => document.fonts.removeEventListener("loadingdone", arrived);
}

/** The width of a text at a font size. */
export function width(text: string, size: number, face: Face = "sans"): number {
  void version;
  const key = face + text;
  let wide = widths.get(key);
  if (wide === undefined) {
    wide = measured(text, face);
    widths.set(key, wide);
  }
  return (wide * size) / MEASURED;
}

function measured(text: string, face: Face): number {
  // Where nothing can be drawn (a test), letters are taken to be a little more than half as wide as high.
  if (typeof document === "undefined") return text.length * MEASURED * (face === "bold" ? 0.58 : 0.54);
  pen ??= document.createElement("canvas").getContext("2d");
  families ??= { sans: family("--sans"), serif: family("--serif") };
  if (!pen) return text.length * MEASURED * 0.55;
  pen.font = `${STYLE[face]} ${MEASURED}px ${face === "serif" ? families.serif : families.sans}`;
  return pen.measureText(text).width;
}

function family(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim() || "sans-serif";
}

/** The text, cut with an ellipsis if it would be wider than the limit. */
export function fitted(text: string, size: number, limit: number, face: Face = "sans"): string {
  if (width(text, size, face) <= limit + 0.5) return text;
  let short = text;
  while (short && width(short + ELLIPSIS, size, face) > limit) short = short.slice(0, -1);
  return short ? short.replace(/[ ,.;:·]+$/, "") + ELLIPSIS : "";
}

/** The text in lines that are no wider than the limit; a word that is too long is broken. */
export function wrapped(text: string, size: number, limit: number, face: Face = "sans"): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (width(longer, size, face) <= limit) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (width(line, size, face) > limit && line.length > 1) {
      const end = fittingLength(line, size, limit, face);
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  if (line) lines.push(line);
  return lines;
}

function fittingLength(text: string, size: number, limit: number, face: Face): number {
  let end = text.length - 1;
  while (end > 1 && width(text.slice(0, end), size, face) > limit) end -= 1;
  return end;
}

/** Whether every word of a text fits into a line without being broken. */
export function unbroken(text: string, size: number, limit: number, face: Face = "sans"): boolean {
  return text.split(/\s+/).every((word) => width(word, size, face) <= limit);
}
