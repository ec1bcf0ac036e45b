/** What is open on the table page: the side panel, a drawer on small screens, a dialog. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export type Side = "story" | "chat" | "rules";
export type Drawer = "hand" | "party" | "supply" | "side";
export type DialogName = "help" | "settings" | "about" | "result" | "giveup";

const WIDE = "(min-width: 1180px)";
const NARROW = "(max-width: 719px)";

/** The panels of one page. On a wide screen the side panel is a column, elsewhere a drawer. */
export class Panels {
  side = $state<Side>("story");
  column = $state(true);
  drawer = $state<Drawer | null>(null);
  dialog = $state<DialogName | null>(null);
  /** The clause at which the rulebook is open. */
  clause = $state("");
  /** Counts how often a clause was asked for, so that the same one can be asked for again. */
  asked = $state(0);

  #wide = new MediaQuery(WIDE);
  #narrow = new MediaQuery(NARROW);
  readonly sideSeen = $derived(this.wide ? this.column : this.drawer === "side");

  /** There is room for a column beside the board. */
  get wide(): boolean {
    return this.#wide.current;
  }

  /** A phone: everything but the board and the question lies in drawers. */
  get narrow(): boolean {
    return this.#narrow.current;
  }

  /** Open a part of the side panel. */
  show(side: Side): void {
    this.side = side;
    if (this.wide) this.column = true;
    else this.drawer = "side";
  }

  /** Open a part of the side panel, or close the panel if that part is what is seen. */
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

  /** Open the rulebook at a clause. */
  openRule(clause: string): void {
    this.clause = clause;
    this.asked += 1;
    this.show("rules");
  }

  /** Close whatever lies on top; false when nothing did. */
  close(): boolean {
    if (this.dialog) this.dialog = null;
    else if (this.drawer) this.drawer = null;
    else if (this.wide && this.column && this.side === "rules") this.side = "story";
    else return false;
    return true;
  }
}

const KEY = Symbol("panels");

/** Give the panels to everything inside a component. */
export const providePanels = (panels: Panels) => setContext(KEY, panels);

/** The panels of the page that a component is on. */
export const usePanels = () => getContext<Panels>(KEY);
