/** The tutorial of a table, with the player's progress, which survives a reload. */

import * as api from "../api";
import type { Tutorial, SceneUpdate } from "../protocol";
import { recommendedAt, answered, begin, cardOf, next, undone, type Progress } from "./tutorial";
import { load, store } from "./storage";

/** A tutorial as the table page sees it. */
export class TutorialProgress {
  #tutorial = $state.raw<Tutorial | null>(null);
  #progress = $state.raw<Progress | null>(null);
  #key: string;
  #ply = 0;

  constructor(table: string) {
    this.#key = `tutorial.${table}`;
  }

  /** The tutorial has been loaded. */
  get loaded(): boolean {
    return this.#tutorial !== null;
  }

  /** Fetch the tutorial; without it the game is simply played. */
  async load(game: string): Promise<void> {
    try {
      this.#tutorial = await api.tutorial(game);
    } catch {
      this.#tutorial = null;
    }
  }

  /** A moment is shown. */
  follow(ply: number): void {
    if (!this.#tutorial) return;
    if (!this.#progress) this.#change(load<Progress>(this.#key) ?? begin(this.#tutorial, ply));
    else if (ply < this.#ply) this.#change(undone(this.#tutorial, this.#progress, ply));
    this.#ply = ply;
  }

  /** The player answers. */
  answer(ply: number, label: string): void {
    if (this.#tutorial && this.#progress) this.#change(answered(this.#tutorial, this.#progress, ply, label));
  }

  /** Go to the next step. */
  next(): void {
    if (this.#tutorial && this.#progress) this.#change(next(this.#tutorial, this.#progress));
  }

  /** Skip the tutorial. */
  skip(): void {
    if (this.#progress) this.#change({ ...this.#progress, skipped: true });
  }

  /** The card for a moment. */
  card(shown: SceneUpdate | null, over: boolean) {
    if (!this.#tutorial || !this.#progress || !shown) return null;
    return cardOf(this.#tutorial, this.#progress, shown.ply, shown.scene.prompt ?? null, over);
  }

  /** The option that the tutorial recommends at a moment. */
  recommended(shown: SceneUpdate | null): number | null {
    if (!this.#tutorial || !this.#progress || !shown || this.#progress.skipped || this.#progress.left !== null) return null;
    const label = recommendedAt(this.#tutorial, shown.ply);
    const index = shown.scene.prompt?.choices?.findIndex((choice) => choice.label === label) ?? -1;
    return label && index >= 0 ? index : null;
  }

  #change(progress: Progress): void {
    this.#progress = progress;
    store(this.#key, progress);
  }
}
