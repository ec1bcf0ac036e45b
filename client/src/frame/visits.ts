/** Visits: what somebody had seen of a table when they left it. */

/** For how many tables it is remembered. */
const MOST = 60;

/** The last that was shown of a table. */
export interface Left {
  move: number;
  ply: number;
}

/** By table and seat, the table visited last at the end. */
export type Visits = Readonly<Record<string, Left>>;

/** The visits after another look at a table. */
export function visited(visits: Visits | null, table: string, { move, ply }: Left): Visits {
  const others = Object.entries(visits ?? {}).filter(([each]) => each !== table);
  return Object.fromEntries([...others.slice(1 - MOST), [table, { move, ply }]]);
}

/** After how many answers the news begin for somebody who comes back; null where there are none.

    Answers may have been taken back meanwhile. A move that does so takes back at least one answer, so the
    difference of moves and answers tells how far back it may have gone. */
export function newsAfter(left: Left | undefined, now: Left): number | null {
  if (!left || now.move <= left.move) return null;
  const undone = now.move - now.ply - (left.move - left.ply);
  const after = Math.max(undone > 0 ? left.ply - (undone - 1) : left.ply, 0);
  return after < now.ply ? after : null;
}
