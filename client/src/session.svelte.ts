/** One table as this device sees it: what is shown, what was told and said, and what one may send. */

import { playAddress } from "./api";
import { Film, retold } from "./film";
import { Line as Wire } from "./line";
import { t } from "./messages.svelte";
import { inWords } from "./problem";
import { settings } from "./settings.svelte";
import type { Advice, ChatLine, Line, Message, Notice, Problem, Shown, TableInfo } from "./wire";

/** Without an answer for so long, the line is taken for dead. */
const PATIENCE = 20_000;
/** What changes nothing about the game. */
const HARMLESS: readonly Message["type"][] = ["hint", "say"];
/** What leads to another moment. The word that it was done comes after the moment, and people who know what they
    want answer the next question before it. */
const MOVES: readonly Message["type"][] = ["answer", "undo"];

type Unsent<Whole> = Whole extends Message ? Omit<Whole, "ref"> : never;

/** A message that has not been answered yet. */
interface Sent {
  type: Message["type"];
  /** The newest move that was known when it went out. */
  after: number;
  patience: ReturnType<typeof setTimeout>;
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  /** The moment that is shown now; newer ones may wait. */
  shown = $state.raw<Shown | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Something of ours that may change the game has not been answered yet. */
  pending = $state(false);
  /** A strong bot thinks about our question. */
  advising = $state(false);
  /** How many moments wait to be shown. */
  waiting = $state(0);
  advice = $state.raw<Advice | null>(null);

  #film = new Film();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #ref = 0;
  #unanswered = new Map<number, Sent>();
  #line: Wire;

  constructor(
    readonly id: string,
    readonly seat?: number,
  ) {
    document.addEventListener("visibilitychange", this.#looked);
    this.#line = new Wire(playAddress(id, seat), {
      opened: () => (this.connected = true),
      heard: (notice) => this.#heard(notice),
      dropped: () => this.#dropped(),
      turnedAway: (problem) => (this.problem = inWords(problem)),
    });
  }

  /** Take an option of the question that is shown. */
  answer(index: number): void {
    if (this.shown === null || this.waiting > 0 || this.pending) return;
    const { move } = this.shown;
    if (this.#send({ type: "answer", move, index })) this.#film.answered(move);
  }

  /** Take my last answer back. */
  undo(): void {
    this.#send({ type: "undo" });
  }

  /** Ask the others to agree to something. */
  propose(kind: "standin" | "close", seat = 0): void {
    this.#send({ type: "propose", kind, seat });
  }

  /** Agree to what is proposed, or refuse it. */
  agree(agreed: boolean): void {
    this.#send({ type: "agree", agreed });
  }

  /** Say something to everybody at the table. */
  say(text: string): boolean {
    return this.#send({ type: "say", text: text.trim() });
  }

  /** Stop the game and its clock, or go on. */
  pause(paused: boolean): void {
    this.#send({ type: "pause", paused });
  }

  /** Ask a strong bot for advice. */
  hint(): void {
    this.#send({ type: "hint" });
  }

  /** Show the newest moment at once. */
  skip(): void {
    this.#show(this.#film.finish());
  }

  /** Leave the table. */
  close(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    clearTimeout(this.#timer);
    this.#forget();
    this.#line.close();
    this.connected = false;
  }

  #send(message: Unsent<Message>): boolean {
    const ref = ++this.#ref;
    if (!this.#line.send({ ...message, ref } as Message)) {
      this.problem = { code: "server", message: t("shell.line_down") };
      return false;
    }
    this.problem = null;
    const patience = setTimeout(() => this.#line.mend(), PATIENCE);
    this.#unanswered.set(ref, { type: message.type, after: this.#newest, patience });
    this.#count();
    return true;
  }

  #heard(notice: Notice): void {
    switch (notice.type) {
      case "table":
        this.table = notice.table;
        break;
      case "scene":
        this.#arrived(notice);
        break;
      case "chat":
        this.#said(notice.lines);
        break;
      case "hint":
        this.#answered(notice.ref);
        if (notice.move === this.#film.newest?.move) this.advice = notice;
        break;
      case "refused":
        this.problem = inWords(notice);
        this.#film.refused();
        this.#answered(notice.ref);
        break;
      case "done":
        this.#answered(notice.ref);
        break;
    }
  }

  #answered(ref: number): void {
    clearTimeout(this.#unanswered.get(ref)?.patience);
    this.#unanswered.delete(ref);
    this.#count();
  }

  #count(): void {
    const sent = [...this.#unanswered.values()];
    this.advising = sent.some(({ type }) => type === "hint");
    this.pending = sent.some(({ type, after }) =>
      MOVES.includes(type) ? this.#newest === after : !HARMLESS.includes(type),
    );
  }

  get #newest(): number {
    return this.#film.newest?.move ?? -1;
  }

  #forget(): void {
    for (const ref of [...this.#unanswered.keys()]) this.#answered(ref);
  }

  #dropped(): void {
    this.connected = false;
    this.#freshChat = true;
    this.#forget();
  }

  // ---- moments, one after another

  #arrived(moment: Shown): void {
    this.#show(this.#film.arrive(moment));
    this.#count();
    if (document.hidden || settings.reducedMotion) this.skip();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#film.waiting.length === 0) return;
    const left = this.#shownAt + this.#film.pause(settings.speed) - performance.now();
    this.#timer = setTimeout(
      () => {
        this.#show(this.#film.next());
        this.#schedule();
      },
      Math.max(left, 0),
    );
  }

  #show(moments: Shown[]): void {
    this.waiting = this.#film.waiting.length;
    if (moments.length === 0) return;
    if (this.shown?.move !== this.#film.shown?.move) this.advice = null;
    this.lines = moments.reduce(retold, this.lines);
    this.shown = this.#film.shown;
    this.#shownAt = performance.now();
  }

  #looked = (): void => {
    if (document.hidden) this.skip();
  };

  // ---- chat: all of it on arrival, then line by line

  #freshChat = true;

  #said(lines: ChatLine[]): void {
    this.chat = this.#freshChat ? lines : [...this.chat, ...lines];
    this.#freshChat = false;
  }
}
