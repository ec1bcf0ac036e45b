/** What an undo takes back, in words: a number of answers says little and alarms. */

import type { Line, UndoInfo } from "../protocol";

/** The first thing that the answer led to which would be taken back; empty where the log has no line of it. */
export function takenBack(lines: readonly Line[], ply: number, undo: UndoInfo): string {
  const first = ply - undo.plies + 1;
  return (lines.find((line) => line.ply >= first)?.text ?? "").replace(/\.$/, "");
}
