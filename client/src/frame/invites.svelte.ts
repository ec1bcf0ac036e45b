/** The invite links that this tab has made: the server tells each of them once. */

import * as api from "../api";
import { recall, remember } from "./memory";

const PLACE = "invites";

class Invites {
  #links = $state.raw<Record<string, string>>(recall(PLACE) ?? {});

  /** The link for a seat, if it was made here. */
  get(table: string, seat: number): string | undefined {
    return this.#links[`${table} ${seat}`];
  }

  /** Make a link for a seat; an older one leads nowhere then. */
  async make(table: string, seat: number): Promise<void> {
    this.keep(table, seat, api.inviteAddress(await api.invite(table, seat)));
  }

  /** Keep a link that came with a new table. */
  keep(table: string, seat: number, link: string): void {
    this.#links = { ...this.#links, [`${table} ${seat}`]: link };
    remember(PLACE, this.#links);
  }
}

export const invites = new Invites();
