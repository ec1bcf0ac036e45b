/** Addresses that are handed to others. */

import { encode } from "uqr";

/** Whether an address leads to the machine itself, so that nobody else can open it. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}

/** An address as a QR code: the path of its dark squares, and how many squares it is wide with its white edge. */
export function qrCode(address: string): { path: string; size: number } {
  const { data, size } = encode(address, { ecc: "M", border: 4 });
  const rows = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { path: rows.join(""), size };
}

/** Where dark squares lie side by side: where each run begins, and how long it is. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
