/** Whether the rules of the game on the table are written down: if not, marks would lead nowhere. */

import { isWritten } from "./box";

class Written {
  /** Taken for granted until the shelf has said otherwise. */
  rules = $state(true);
  #game = "";

  /** Look it up for the game that is shown. */
  async open(game: string): Promise<void> {
    if (!game || game === this.#game) return;
    this.#game = game;
    const found = await isWritten(game);
    if (game === this.#game) this.rules = found;
  }
}

export const written = new Written();
