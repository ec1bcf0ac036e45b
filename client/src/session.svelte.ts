/** One table as this device sees it: the scene, the log, the chat, and the messages to send. */

import { playAddress } from "./api";
import { Playback, updatedLog } from "./playback";
import { Connection } from "./connection";
import { t } from "./messages.svelte";
import { inWords } from "./problem";
import { settings } from "./settings.svelte";
import type { HintReply, ChatLine, Line, ClientMessage, ServerMessage, Problem, SceneUpdate, TableInfo } from "./protocol";

/** Without a reply for this many milliseconds, the connection counts as dead. */
const REPLY_TIMEOUT = 20_000;
/** Messages that don't change the game. */
const HARMLESS: readonly ClientMessage["type"][] = ["hint", "say"];
/** Messages that lead to a new moment. The moment arrives before the reply, and quick players answer the next
    question in between. */
const MOVES: readonly ClientMessage["type"][] = ["answer", "undo"];

type Unsent<Whole> = Whole extends ClientMessage ? Omit<Whole, "ref"> : never;

/** A message without a reply so far. */
interface Sent {
  type: ClientMessage["type"];
  /** The latest move when it was sent. */
  after: number;
  timeout: ReturnType<typeof setTimeout>;
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  /** The moment on screen; newer ones may be waiting. */
  shown = $state.raw<SceneUpdate | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** A message that may change the game has no reply yet. */
  pending = $state(false);
  /** A hint is being computed. */
  advising = $state(false);
  /** The number of moments that are waiting. */
  waiting = $state(0);
  advice = $state.raw<HintReply | null>(null);

  #playback = new Playback();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #ref = 0;
  #unreplied = new Map<number, Sent>();
  #connection: Connection;

  constructor(
    readonly id: string,
    readonly seat?: number,
  ) {
    document.addEventListener("visibilitychange", this.#visibilityChanged);
    this.#connection = new Connection(playAddress(id, seat), {
      opened: () => (this.connected = true),
      received: (message) => this.#received(message),
      lost: () => this.#lost(),
      rejected: (problem) => (this.problem = inWords(problem)),
    });
  }

  /** Choose an option of the current question. */
  answer(index: number): void {
    if (this.shown === null || this.waiting > 0 || this.pending) return;
    const { move } = this.shown;
    if (this.#send({ type: "answer", move, index })) this.#playback.answered(move);
  }

  /** Undo my last answer. */
  undo(): void {
    this.#send({ type: "undo" });
  }

  /** Propose something to the others. */
  propose(kind: "standin" | "close", seat = 0): void {
    this.#send({ type: "propose", kind, seat });
  }

  /** Agree to a proposal, or decline it. */
  agree(agreed: boolean): void {
    this.#send({ type: "agree", agreed });
  }

  /** Send a line of chat. */
  say(text: string): boolean {
    return this.#send({ type: "say", text: text.trim() });
  }

  /** Pause the game and its clock, or resume. */
  pause(paused: boolean): void {
    this.#send({ type: "pause", paused });
  }

  /** Have ties that hardly matter broken, of one kind or all, or be asked again. */
  ties(way: import("./protocol").Ties["way"], noun: string): void {
    this.#send({ type: "ties", way, noun });
  }

  /** Ask a strong bot for advice. */
  hint(): void {
    this.#send({ type: "hint" });
  }

  /** Show the latest moment at once. */
  skip(): void {
    this.#show(this.#playback.finish());
  }

  /** Leave the table. */
  close(): void {
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
    clearTimeout(this.#timer);
    this.#forgetUnreplied();
    this.#connection.close();
    this.connected = false;
  }

  #send(message: Unsent<ClientMessage>): boolean {
    const ref = ++this.#ref;
    if (!this.#connection.send({ ...message, ref } as ClientMessage)) {
      this.problem = { code: "server", message: t("shell.not_connected") };
      return false;
    }
    this.problem = null;
    const timeout = setTimeout(() => this.#connection.reconnect(), REPLY_TIMEOUT);
    this.#unreplied.set(ref, { type: message.type, after: this.#newest, timeout });
    this.#updatePending();
    return true;
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        break;
      case "scene":
        this.#sceneArrived(message);
        break;
      case "chat":
        this.#chatArrived(message.lines);
        break;
      case "hint":
        this.#replied(message.ref);
        if (message.move === this.#playback.newest?.move) this.advice = message;
        break;
      case "refused":
        this.problem = inWords(message);
        this.#playback.refused();
        this.#replied(message.ref);
        break;
      case "done":
        this.#replied(message.ref);
        break;
    }
  }

  #replied(ref: number): void {
    clearTimeout(this.#unreplied.get(ref)?.timeout);
    this.#unreplied.delete(ref);
    this.#updatePending();
  }

  #updatePending(): void {
    const sent = [...this.#unreplied.values()];
    this.advising = sent.some(({ type }) => type === "hint");
    this.pending = sent.some(({ type, after }) =>
      MOVES.includes(type) ? this.#newest === after : !HARMLESS.includes(type),
    );
  }

  get #newest(): number {
    return this.#playback.newest?.move ?? -1;
  }

  #forgetUnreplied(): void {
    for (const ref of [...this.#unreplied.keys()]) this.#replied(ref);
  }

  #lost(): void {
    this.connected = false;
    this.#freshChat = true;
    this.#forgetUnreplied();
  }

  // ---- moments, one after another

  #sceneArrived(moment: SceneUpdate): void {
    this.#show(this.#playback.add(moment));
    this.#updatePending();
    if (document.hidden || settings.reducedMotion) this.skip();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#playback.waiting.length === 0) return;
    const left = this.#shownAt + this.#playback.pause(settings.speed) - performance.now();
    this.#timer = setTimeout(
      () => {
        this.#show(this.#playback.next());
        this.#schedule();
      },
      Math.max(left, 0),
    );
  }

  #show(moments: SceneUpdate[]): void {
    this.waiting = this.#playback.waiting.length;
    if (moments.length === 0) return;
    if (this.shown?.move !== this.#playback.shown?.move) this.advice = null;
    this.lines = moments.reduce(updatedLog, this.lines);
    this.shown = this.#playback.shown;
    this.#shownAt = performance.now();
  }

  #visibilityChanged = (): void => {
    if (document.hidden) this.skip();
  };

  // ---- chat: all of it on arrival, then line by line

  #freshChat = true;

  #chatArrived(lines: ChatLine[]): void {
    this.chat = this.#freshChat ? lines : [...this.chat, ...lines];
    this.#freshChat = false;
  }
}
