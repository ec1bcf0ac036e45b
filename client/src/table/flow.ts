/** Things side by side, wrapped into rows. */

import type { Box, Size } from "./geometry";

export interface Flow {
  boxes: Box[];
  size: Size;
  rows: number;
}

/** Things from left to right, in a new row where the limit is reached. */
export function flow(sizes: readonly Size[], limit: number, gap: number): Flow {
  const boxes: Box[] = [];
  let [x, y, high, widest, rows] = [0, 0, 0, 0, 1];
  for (const { w, h } of sizes) {
    if (x && x + w > limit + 0.5) [x, y, high, rows] = [0, y + high + gap, 0, rows + 1];
    boxes.push({ x, y, w, h });
    widest = Math.max(widest, x + w);
    high = Math.max(high, h);
    x += w + gap;
  }
  return { boxes, size: { w: widest, h: y + high }, rows };
}

/** For each number of rows, from few to many, the narrowest width that needs no more:
    four things wrap to 2 + 2, not 3 + 1. */
export function widths(sizes: readonly Size[], limit: number, gap: number): number[] {
  if (sizes.length === 0) return [0];
  const edges = new Set<number>();
  for (let first = 0; first < sizes.length; first++) {
    let edge = -gap;
    for (const size of sizes.slice(first)) edges.add((edge += size.w + gap));
  }
  const found: number[] = [];
  let rows = 0;
  for (const edge of [...edges].sort((a, b) => b - a)) {
    if (edge > limit + 0.5) continue;
    const tried = flow(sizes, edge, gap);
    if (tried.size.w > edge + 0.5) continue;
    if (tried.rows === rows) found[found.length - 1] = edge;
    else found.push(edge);
    rows = tried.rows;
  }
  return found.length ? found : [limit];
}
