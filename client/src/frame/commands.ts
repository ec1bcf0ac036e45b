/** What the keys of the table page do. */

import { tick } from "svelte";

import type { TableSession } from "../session.svelte";
import type { Attention } from "../table/attention.svelte";
import { Typing } from "../table/numbering";
import { command, isTyping, type Command } from "./keys";
import type { Panels, Side } from "./panels.svelte";
import type { Stage } from "./stage";

/** Space shows the next beat; held down, it leads to the question. */
const LONG_PRESS = 500;

export interface Page {
  session: TableSession;
  attention: Attention;
  panels: Panels;
  stage: () => Stage;
  choose: (index: number) => void;
  hint: () => void;
}

export class Commands {
  #page: Page;
  #press: ReturnType<typeof setTimeout> | undefined;
  #typing: Typing;

  constructor(page: Page) {
    this.#page = page;
    this.#typing = new Typing((number) => page.choose(page.attention.numbered[number - 1] ?? -1));
  }

  /** There is another question, or none. */
  forget(): void {
    this.#typing.clear();
  }

  stop(): void {
    clearTimeout(this.#press);
    this.#typing.clear();
  }

  pressed(event: KeyboardEvent): void {
    const { session, panels } = this.#page;
    if (event.key === " " && this.#isForFilm(event)) {
      event.preventDefault();
      if (event.repeat) return;
      clearTimeout(this.#press);
      this.#press = setTimeout(() => {
        this.#press = undefined;
        session.skip();
      }, LONG_PRESS);
      return;
    }
    if (event.key === "Enter" && this.#typing.finish()) return event.preventDefault();
    const wanted = command(event);
    if (!wanted || event.defaultPrevented || event.repeat || panels.dialog) return;
    if (isTyping(event.target) && wanted.name !== "close") return;
    if (this.#obey(wanted)) event.preventDefault();
  }

  released(event: KeyboardEvent): void {
    if (event.key !== " " || this.#press === undefined) return;
    clearTimeout(this.#press);
    this.#press = undefined;
    this.#page.session.nextBeat();
    event.preventDefault();
  }

  /** Whether a key is meant for the film: one is shown, and nothing else takes the key. */
  #isForFilm({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const { panels, stage } = this.#page;
    if (stage() !== "playback" || panels.dialog || defaultPrevented || ctrlKey || metaKey || altKey) return false;
    const taken = target instanceof Element && target.closest("button, a, input, select, [role=tab]");
    return !taken && !isTyping(target);
  }

  /** Carry out a shortcut; false if it had no effect. */
  #obey(wanted: Command): boolean {
    const { session, attention, panels, stage, hint } = this.#page;
    const asked = stage() === "ask";
    switch (wanted.name) {
      case "figure":
        if (asked) this.#typing.press(wanted.figure, attention.numbered.length);
        return asked;
      case "undo":
        if (session.shown?.undo && !session.pending) session.undo();
        return true;
      case "hint":
        hint();
        return true;
      case "end":
        return asked && this.#end();
      case "list":
        if (asked) panels.list();
        return asked;
      case "filter":
        return asked && this.#filter();
      case "why":
        panels.why = asked && !panels.why;
        return true;
      case "log":
      case "chat":
      case "rules":
        void this.#openSide(wanted.name);
        return true;
      case "board":
      case "prompt":
        focusIn(wanted.name === "board" ? "board" : "options");
        return true;
      case "again":
        session.again();
        return true;
      case "pause":
        if (stage() !== "playback") return false;
        session.holdFilm(!session.held);
        return true;
      case "help":
        panels.dialog = "help";
        return true;
      case "close":
        return panels.close();
    }
  }

  #end(): boolean {
    const { session, choose } = this.#page;
    const found = session.shown?.scene.prompt?.choices?.findIndex(({ ends }) => ends) ?? -1;
    if (found >= 0) choose(found);
    return found >= 0;
  }

  #filter(): boolean {
    this.#page.panels.listing = true;
    void tick().then(() => document.getElementById("seek-option")?.focus());
    return true;
  }

  /** Focus a tab of the side panel, or close the panel if the focus is already there. */
  async #openSide(side: Side): Promise<void> {
    const { panels } = this.#page;
    const inside = document.getElementById("side-panel")?.contains(document.activeElement);
    if (inside) panels.toggle(side);
    else panels.show(side);
    await tick();
    const first = { log: ".log", chat: "#say", rules: "#rule-search" }[side];
    if (panels.sideSeen) document.querySelector<HTMLElement>(first)?.focus();
    else focusIn("options");
  }
}

/** Move the focus to the board, or to the first option. */
function focusIn(place: "board" | "options"): void {
  const root = document.getElementById(place);
  const first = root?.querySelector<HTMLElement>("button.option:enabled, svg [tabindex='0']");
  (first ?? root ?? document.getElementById("prompt"))?.focus();
}
