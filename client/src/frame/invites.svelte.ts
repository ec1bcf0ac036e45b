/** The invite links that this tab has created; the server sends each only once. */

import * as api from "../api";
import { load, store } from "./storage";

const PLACE = "invites";

class Invites {
  #links = $state.raw<Record<string, string>>(load(PLACE) ?? {});

  /** The link for a seat, if this tab created it. */
  get(table: string, seat: number): string | undefined {
    return this.#links[`${table} ${seat}`];
  }

  /** Create a link for a seat; an older one becomes invalid. */
  async make(table: string, seat: number): Promise<void> {
    this.keep(table, seat, api.inviteAddress(await api.invite(table, seat)));
  }

  /** Keep the link of a new table. */
  keep(table: string, seat: number, link: string): void {
    this.#links = { ...this.#links, [`${table} ${seat}`]: link };
    store(PLACE, this.#links);
  }
}

export const invites = new Invites();
