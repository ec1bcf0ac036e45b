/** How one comes to a table: ask for it, keep its invite links, and go there. */

import { inviteAddress, type Refusal } from "../api";
import { invites } from "../frame/invites.svelte";
import { t } from "../messages.svelte";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { TableMade } from "../wire";

/** What a person is called who has not said otherwise. */
export const myName = (): string => settings.name.trim() || t("shell.traveller");

export class Beginning {
  busy = $state(false);
  problem = $state("");

  /** Go to a table as soon as the server has made it; say why if it doesn't. */
  async at(made: Promise<TableMade>, leave: (address: string) => void = go): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      const table = await made;
      for (const invite of table.invites) invites.keep(table.id, invite.seat, inviteAddress(invite));
      settings.help("welcome");
      leave(`/table/${table.id}`);
    } catch (refusal) {
      this.problem = (refusal as Refusal).message;
    } finally {
      this.busy = false;
    }
  }
}
