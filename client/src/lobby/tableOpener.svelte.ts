/** Opens a new table: waits for the server, keeps the invite links, and goes there. */

import { inviteAddress, type Refusal } from "../api";
import { invites } from "../frame/invites.svelte";
import { t } from "../messages.svelte";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { TableCreated } from "../protocol";

/** The person's name, or a default. */
export const myName = (): string => settings.name.trim() || t("shell.traveller");

export class TableOpener {
  busy = $state(false);
  problem = $state("");

  /** Go to a table once the server has created it; otherwise show why not. */
  async open(created: Promise<TableCreated>, leave: (address: string) => void = go): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      const table = await created;
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
