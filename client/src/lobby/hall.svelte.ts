/** The hall as it is now: asked for every few seconds while somebody looks. */

import { hall as ask, Refusal } from "../api";
import type { Hall, TableInfo } from "../wire";

const OFTEN = 4000;
const SELDOM = 60_000;

export class HallWatch {
  hall = $state.raw<Hall | null>(null);
  problem = $state.raw<Refusal | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stopped = false;

  constructor() {
    document.addEventListener("visibilitychange", this.#looked);
    void this.#look();
  }

  /** Look no more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#looked);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.hall = await ask();
      this.problem = null;
      this.#failures = 0;
    } catch (refusal) {
      this.problem = refusal as Refusal;
      this.#failures += 1;
    }
    clearTimeout(this.#timer);
    if (this.#stopped || document.hidden) return;
    this.#timer = setTimeout(() => void this.#look(), Math.min(OFTEN * 2 ** this.#failures, SELDOM));
  }

  #looked = (): void => {
    if (document.hidden) clearTimeout(this.#timer);
    else void this.#look();
  };
}

/** Whether a table waits for this device. */
export function myTurn(table: TableInfo): boolean {
  if (table.status !== "playing" || table.paused) return false;
  return table.seats.some((seat) => seat.yours && seat.seat === table.asked);
}

/** My tables in the order in which they want me: my turn, running, gathering, over. */
export function byNeed(tables: TableInfo[]): TableInfo[] {
  const need = (table: TableInfo) =>
    myTurn(table) ? 0 : table.status === "playing" ? 1 : table.status === "gathering" ? 2 : 3;
  return [...tables].sort((a, b) => need(a) - need(b) || b.updated - a.updated);
}
