/** The lobby: fetched every few seconds while the page is visible. */

import { lobby as fetchLobby, Refusal } from "../api";
import type { LobbyInfo, TableInfo } from "../protocol";

/** The shortest and the longest time between two requests, in milliseconds. */
const SHORTEST = 4000;
const LONGEST = 60_000;

export class LobbyPoller {
  lobby = $state.raw<LobbyInfo | null>(null);
  problem = $state.raw<Refusal | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stopped = false;

  constructor() {
    document.addEventListener("visibilitychange", this.#visibilityChanged);
    void this.#fetch();
  }

  /** Stop fetching. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.lobby = await fetchLobby();
      this.problem = null;
      this.#failures = 0;
    } catch (refusal) {
      this.problem = refusal as Refusal;
      this.#failures += 1;
    }
    clearTimeout(this.#timer);
    if (this.#stopped || document.hidden) return;
    this.#timer = setTimeout(() => void this.#fetch(), Math.min(SHORTEST * 2 ** this.#failures, LONGEST));
  }

  #visibilityChanged = (): void => {
    if (document.hidden) clearTimeout(this.#timer);
    else void this.#fetch();
  };
}

/** Whether it is this device's turn at a table. */
export function isMyTurn(table: TableInfo): boolean {
  if (table.status !== "playing" || table.paused) return false;
  return table.seats.some((seat) => seat.yours && seat.seat === table.asked);
}

/** My tables by urgency: my turn, running, gathering, over. */
export function byUrgency(tables: TableInfo[]): TableInfo[] {
  const urgency = (table: TableInfo) =>
    isMyTurn(table) ? 0 : table.status === "playing" ? 1 : table.status === "gathering" ? 2 : 3;
  return [...tables].sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}
