/** The open panels of the table page: side panel, drawer, dialog. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export type Side = "log" | "chat" | "rules";
export type Drawer = "hand" | "party" | "supply";
export type DialogName = "help" | "settings" | "about" | "result" | "abandon";

const NARROW = "(max-width: 719px), (max-height: 519px), (max-width: 900px) and (min-height: 900px)";
const TABLET = "(min-width: 720px) and (max-width: 900px) and (min-height: 900px)";
const ROWED = "(max-width: 1000px)";
const FLAT = "(max-height: 519px)";

/** The panels of one page. The side panel lies beside the board, on a phone over it. */
export class Panels {
  side = $state<Side>("log");
  sideSeen = $state(false);
  /** The list of options lies where the hand was. */
  listing = $state(false);
  /** The list is open by itself: some options have no other place, and nothing can be chosen where it lies. */
  urged = $state(false);
  /** What is not offered is told above the strip. */
  why = $state(false);
  drawer = $state<Drawer | null>(null);
  dialog = $state<DialogName | null>(null);
  /** The rule that is open. */
  clause = $state("");
  /** Counts requests for a rule, so that the same one can be opened again. */
  asked = $state(0);

  #narrow = new MediaQuery(NARROW);
  #tablet = new MediaQuery(TABLET);
  #rowed = new MediaQuery(ROWED);
  #flat = new MediaQuery(FLAT);

  /** A phone or an upright tablet: everything but the board and the question is in drawers. */
  get narrow(): boolean {
    return this.#narrow.current;
  }

  /** An upright tablet: there is room for more words on plates and tabs. */
  get tablet(): boolean {
    return this.#tablet.current;
  }

  /** The strip has a row for the question and one for buttons. */
  get rowed(): boolean {
    return this.#rowed.current;
  }

  /** A phone that lies on its side: the question is beside the board. */
  get flat(): boolean {
    return this.#flat.current;
  }

  /** Open a tab of the side panel. */
  show(side: Side): void {
    this.side = side;
    this.sideSeen = true;
    this.drawer = null;
  }

  /** Open a tab of the side panel, or close the panel if the tab is open. */
  toggle(side: Side): void {
    if (this.sideSeen && this.side === side) this.hideSide();
    else this.show(side);
  }

  /** Close the side panel. */
  hideSide(): void {
    this.sideSeen = false;
  }

  /** Open a drawer, or close it if it is open. */
  pull(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** Open the list of options, or close it. */
  list(): void {
    this.listing = !this.listing;
    this.drawer = null;
  }

  /** The question has been answered: what was open because of it is closed, on a phone the list, too. */
  answered(): void {
    this.drawer = null;
    this.why = false;
    if (this.narrow) this.listing = false;
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
    else if (this.why) this.why = false;
    else if (this.listing) this.listing = false;
    else if (this.sideSeen) this.sideSeen = false;
    else return false;
    return true;
  }
}

const KEY = Symbol("panels");

/** Provide the panels to a component's descendants. */
export const providePanels = (panels: Panels) => setContext(KEY, panels);

/** The panels of the current page. */
export const usePanels = () => getContext<Panels>(KEY);
