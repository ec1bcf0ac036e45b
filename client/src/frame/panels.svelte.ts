/** The open panels of the table page: side panel, drawer, dialog. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export type Side = "log" | "chat" | "rules";
export type Drawer = "hand" | "party" | "supply" | "side";
export type DialogName = "help" | "settings" | "about" | "result" | "abandon";

const WIDE = "(min-width: 1180px)";
const NARROW = "(max-width: 719px)";

/** The panels of one page. On a wide screen the side panel is a column, elsewhere a drawer. */
export class Panels {
  side = $state<Side>("log");
  column = $state(true);
  drawer = $state<Drawer | null>(null);
  dialog = $state<DialogName | null>(null);
  /** The rule that is open. */
  clause = $state("");
  /** Counts requests for a rule, so that the same one can be opened again. */
  asked = $state(0);

  #wide = new MediaQuery(WIDE);
  #narrow = new MediaQuery(NARROW);
  readonly sideSeen = $derived(this.wide ? this.column : this.drawer === "side");

  /** There is room for a column beside the board. */
  get wide(): boolean {
    return this.#wide.current;
  }

  /** A phone: everything but the board and the question is in drawers. */
  get narrow(): boolean {
    return this.#narrow.current;
  }

  /** Open a tab of the side panel. */
  show(side: Side): void {
    this.side = side;
    if (this.wide) this.column = true;
    else this.drawer = "side";
  }

  /** Open a tab of the side panel, or close the panel if the tab is open. */
  toggle(side: Side): void {
    if (this.sideSeen && this.side === side) this.hideSide();
    else this.show(side);
  }

  /** Close the side panel. */
  hideSide(): void {
    if (this.wide) this.column = false;
    else this.drawer = null;
  }

  /** Open a drawer, or close it if it is open. */
  pull(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** Open a rule. */
  openRule(clause: string): void {
    this.clause = clause;
    this.asked += 1;
    this.show("rules");
  }

  /** Close the topmost panel; false if none is open. */
  close(): boolean {
    if (this.dialog) this.dialog = null;
    else if (this.drawer) this.drawer = null;
    else if (this.wide && this.column && this.side === "rules") this.side = "log";
    else return false;
    return true;
  }
}

const KEY = Symbol("panels");

/** Provide the panels to a component's descendants. */
export const providePanels = (panels: Panels) => setContext(KEY, panels);

/** The panels of the current page. */
export const usePanels = () => getContext<Panels>(KEY);
