/** The grain of the table top: planks with lines that run along them, the same on every visit. */

const PLANKS = 3;
const HIGH = 96;
export const GRAIN = { w: 900, h: PLANKS * HIGH };

/** A small generator of numbers between 0 and 1; nothing depends on its quality but looks. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Lines of the grain as one path; they meet at the ends, so that the wood can be laid side by side. */
export function grain(seed: number, perPlank: number): string {
  const next = numbers(seed);
  const lines: string[] = [];
  for (let plank = 0; plank < PLANKS; plank++) {
    for (let line = 0; line < perPlank; line++) {
      const y = plank * HIGH + 5 + (HIGH - 10) * ((line + 0.2 + 0.6 * next()) / perPlank);
      const swing = () => (next() - 0.5) * 7;
      const [a, b, c] = [swing(), swing(), swing()];
      const third = GRAIN.w / 3;
      lines.push(
        `M0 ${y.toFixed(1)}` +
          `C${third / 2} ${(y + a).toFixed(1)} ${third / 2} ${(y + b).toFixed(1)} ${third} ${(y + b).toFixed(1)}` +
          `S${third * 1.5} ${(y + c).toFixed(1)} ${third * 2} ${(y + c).toFixed(1)}` +
          `S${third * 2.6} ${y.toFixed(1)} ${GRAIN.w} ${y.toFixed(1)}`,
      );
    }
  }
  return lines.join("");
}

/** The seams between the planks, and where one ends and the next begins. */
export function seams(): string {
  const ends = [210, 640, 420];
  return Array.from({ length: PLANKS }, (_, plank) => {
    const y = plank * HIGH;
    return `M0 ${y + 0.5}H${GRAIN.w}M${ends[plank]} ${y}v${HIGH}`;
  }).join("");
}
