/** One table as this device sees it: the scene, the log, the chat, and the messages to send. */

import { flushSync, untrack } from "svelte";

import { playAddress } from "./api";
import { Connection } from "./connection";
import type { Director } from "./film/director.svelte";
import { Film, type Screen } from "./film/film";
import { preload } from "./film/preload";
import { captionOf, type Caption } from "./film/reading";
import { t } from "./messages.svelte";
import { inWords } from "./problem";
import { seedOf } from "./seeds";
import { gameWords } from "./gameWords.svelte";
import { settings } from "./settings.svelte";
import type {
  ChatLine,
  ClientMessage,
  HintReply,
  Line,
  Mend,
  Problem,
  Scene,
  SceneUpdate,
  ServerMessage,
  TableInfo,
  WhyNotReply,
} from "./protocol";

/** Without a reply for this many milliseconds, the connection counts as dead. */
const REPLY_TIMEOUT = 20_000;
/** Messages that don't change the game. */
const HARMLESS: readonly ClientMessage["type"][] = ["hint", "say", "why_not"];
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
  /** What is on screen: an update, or on the way to the next one a scene without a question. */
  shown = $state.raw<SceneUpdate | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** A message that may change the game has no reply yet. */
  pending = $state(false);
  /** A hint is being computed. */
  advising = $state(false);
  /** The number of beats that are still to be shown, with the one on screen. */
  waiting = $state(0);
  /** The film has been stopped. */
  held = $state(false);
  /** There is something to see again. */
  canRepeat = $state(false);
  caption = $state.raw<Caption | null>(null);
  advice = $state.raw<HintReply | null>(null);
  /** Who puts the film on the table; without one there are only lines and scenes. */
  director: Director | null = null;
  /** Who hears why something can't be chosen. */
  onreasons: (reply: WhyNotReply) => void = () => {};

  #film = new Film(this.#screen());
  #unfollow: () => void;
  #ref = 0;
  #revealed = "";
  #unreplied = new Map<number, Sent>();
  #connection: Connection;
  #spoken = settings.language as string;

  constructor(
    readonly id: string,
    readonly seat?: number,
  ) {
    document.addEventListener("visibilitychange", this.#visibilityChanged);
    this.#unfollow = $effect.root(() => {
      $effect.pre(() => {
        const { speed, still } = settings;
        untrack(() => this.#setSpeed(speed, still));
      });
      $effect.pre(() => {
        const { language } = settings;
        untrack(() => this.#speak(language));
      });
    });
    this.#setSpeed(settings.speed, settings.still);
    this.#connection = new Connection(playAddress(id, seat), {
      opened: () => (this.connected = true),
      received: (message) => this.#received(message),
      lost: () => this.#lost(),
      rejected: (problem) => (this.problem = inWords(problem)),
    });
  }

  /** Be told everything again in another language. */
  #speak(language: string): void {
    if (language === this.#spoken) return;
    this.#spoken = language;
    this.#connection.moveTo(playAddress(this.id, this.seat));
  }

  /** Choose an option of the current question. */
  answer(index: number): void {
    if (this.shown === null || this.waiting > 0 || this.pending) return;
    const { move } = this.shown;
    if (this.#send({ type: "answer", move, index })) this.#film.answered(move);
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

  /** Do something about a bot that has failed. */
  mend(way: Mend["way"], level: string): void {
    this.#send({ type: "mend", way, level });
  }

  /** Have ties that hardly matter broken, of one kind or all, or be asked again. */
  ties(way: import("./protocol").Ties["way"], noun: string): void {
    this.#send({ type: "ties", way, noun });
  }

  /** Ask a strong bot for advice. */
  hint(): void {
    this.#send({ type: "hint" });
  }

  /** Ask why things can't be chosen that lie on one another, the uppermost first. */
  whyNot(nodes: readonly string[]): void {
    if (this.shown !== null && this.waiting === 0) {
      this.#send({ type: "why_not", move: this.shown.move, nodes: [...nodes] });
    }
  }

  // ---- the film

  /** Show the latest update at once. */
  skip(): void {
    this.#film.finish();
  }

  /** Go on to the next beat. */
  nextBeat(): void {
    this.#film.next();
    this.#sync();
  }

  /** Stop the film, or let it go on. */
  holdFilm(held: boolean): void {
    this.#film.pause(held);
    this.#sync();
  }

  /** Show again what has happened since one's last answer. */
  again(): void {
    this.#film.again();
    this.#sync();
  }

  /** Leave the table. */
  close(): void {
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
    this.#unfollow();
    this.#film.close();
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
        gameWords.languages = message.table.languages;
        this.#reveal(message.table);
        break;
      case "scene":
        this.#sceneArrived(message);
        break;
      case "chat":
        this.#chatArrived(message.lines);
        break;
      case "hint":
        this.#replied(message.ref);
        if (message.move === this.#film.newest?.move) this.advice = message;
        break;
      case "why_not":
        this.#replied(message.ref);
        if (message.move === this.#film.newest?.move) this.onreasons(message);
        break;
      case "refused":
        this.problem = inWords(message);
        this.#film.refused();
        this.#replied(message.ref);
        break;
      case "done":
        this.#replied(message.ref);
        break;
    }
  }

  /** Reveal the seeds of this device's seat, once everybody sits. */
  #reveal(table: TableInfo): void {
    const mine = table.seats.find((seat) => seat.yours && (this.seat === undefined || seat.seat === this.seat));
    const seed = table.awaits_seeds && mine ? seedOf(mine.seal) : undefined;
    if (!seed || this.#revealed === seed) return;
    this.#revealed = seed;
    this.#send({ type: "reveal", seed });
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
    return this.#film.newest?.move ?? -1;
  }

  #forgetUnreplied(): void {
    for (const ref of [...this.#unreplied.keys()]) this.#replied(ref);
  }

  #lost(): void {
    this.connected = false;
    this.#freshChat = true;
    this.#forgetUnreplied();
  }

  #sceneArrived(update: SceneUpdate): void {
    if (settings.speed !== 0) preload(update.beats);
    this.#film.add(update, document.hidden);
    this.#sync();
    this.#updatePending();
  }

  #setSpeed(speed: Film["speed"], still: boolean): void {
    this.#film.still = still;
    this.#film.setSpeed(speed);
    this.#sync();
  }

  #sync(): void {
    this.waiting = this.#film.waiting;
    this.held = this.#film.isPaused;
    this.canRepeat = this.#film.canRepeat;
  }

  /** What the film is shown on: this session, and the table that its director sees. */
  #screen(): Screen {
    return {
      update: (update, log) => {
        if (this.shown?.move !== update.move) this.advice = null;
        this.lines = log;
        this.shown = update;
      },
      begin: (beat, scenes, pace, goesWith) => {
        this.caption = captionOf(beat, this.caption, goesWith);
        this.#sync();
        return this.director?.begin(beat, scenes, pace) ?? 0;
      },
      change: (scene) => {
        this.director?.changing();
        this.#put(scene);
        flushSync();
        this.director?.changed();
      },
      show: (cue, milliseconds, more) => this.director?.show(cue, milliseconds, more, settings.still),
      told: (log) => (this.lines = log),
      clear: (keeps) => this.director?.clear(keeps),
      freeze: (frozen) => this.director?.freeze(frozen),
      end: () => {
        this.caption = null;
        this.director?.end();
        this.#sync();
      },
    };
  }

  /** A scene on the way to the next question. */
  #put(scene: Scene): void {
    const { shown } = this.#film;
    if (shown) this.shown = { ...shown, scene, undo: null, due: null };
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
