/** The guide of a table: fetched when there is one, and remembered where one was in it. */

import * as api from "../api";
import type { Guide, Shown } from "../wire";
import { advisedAt, answered, begin, cardOf, next, wentBack, type Walk } from "./guide";
import { recall, remember } from "./memory";

/** A guided game as its page sees it. */
export class Guided {
  #guide = $state.raw<Guide | null>(null);
  #walk = $state.raw<Walk | null>(null);
  #place: string;
  #ply = 0;

  constructor(table: string) {
    this.#place = `guide.${table}`;
  }

  /** The guide is here. */
  get loaded(): boolean {
    return this.#guide !== null;
  }

  /** Fetch the guide of a game; without it the game is simply played. */
  async load(game: string): Promise<void> {
    try {
      this.#guide = await api.guide(game);
    } catch {
      this.#guide = null;
    }
  }

  /** A moment is shown. */
  follow(ply: number): void {
    if (!this.#guide) return;
    if (!this.#walk) this.#change(recall<Walk>(this.#place) ?? begin(this.#guide, ply));
    else if (ply < this.#ply) this.#change(wentBack(this.#guide, this.#walk, ply));
    this.#ply = ply;
  }

  /** The person answers. */
  answer(ply: number, label: string): void {
    if (this.#guide && this.#walk) this.#change(answered(this.#guide, this.#walk, ply, label));
  }

  /** Read on. */
  next(): void {
    if (this.#guide && this.#walk) this.#change(next(this.#guide, this.#walk));
  }

  /** Play alone from here. */
  skip(): void {
    if (this.#walk) this.#change({ ...this.#walk, skipped: true });
  }

  /** What the guide says at a moment. */
  card(shown: Shown | null, over: boolean) {
    if (!this.#guide || !this.#walk || !shown) return null;
    return cardOf(this.#guide, this.#walk, shown.ply, shown.scene.prompt ?? null, over);
  }

  /** The option that the guide advises at a moment. */
  advised(shown: Shown | null): number | null {
    if (!this.#guide || !this.#walk || !shown || this.#walk.skipped || this.#walk.strayed !== null) return null;
    const label = advisedAt(this.#guide, shown.ply);
    const index = shown.scene.prompt?.choices?.findIndex((choice) => choice.label === label) ?? -1;
    return label && index >= 0 ? index : null;
  }

  #change(walk: Walk): void {
    this.#walk = walk;
    remember(this.#place, walk);
  }
}
