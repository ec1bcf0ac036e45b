/** The state of a replay: which place of the game, whose view, and how fast it plays. */

import * as api from "../api";
import type { Line, Mark, Moment, Scene, SceneBeat, TableInfo } from "../protocol";
import { Moments } from "./moments";
import { beatOfLine, END, sceneAt, settled, stepBack, stepOn, turnFrom, type Place } from "./places";

/** The view of a spectator. */
export const SPECTATOR = -1;

/** How long a beat is shown at normal speed, in milliseconds: the longer its line, the longer. */
const STAYS = { least: 900, letter: 24, most: 2800 };

/** What is on screen. */
export interface Seen extends Place {
  scene: Scene;
  /** How many beats led to the moment after this answer. */
  count: number;
  /** Those that have been shown. */
  beats: readonly SceneBeat[];
}

/** Where a replay begins. */
export interface Start {
  ply: number;
  beat?: number;
  /** Instead of a beat: a line of the log, by its number among those of its answer. */
  line?: number;
  /** Whose view; by default that of the visitor's own seat. */
  seat?: number;
  play?: boolean;
}

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  /** The wanted place; the one on screen may lag behind. */
  ply = $state(0);
  beat = $state(END);
  last = $state(0);
  seen = $state.raw<Seen | null>(null);
  lines = $state.raw<Line[]>([]);
  marks = $state.raw<Mark[]>([]);
  problem = $state("");
  playing = $state(false);
  pace = $state(1);
  /** The seat whose view is shown. */
  seat = $state(SPECTATOR);
  /** The seat whose view one has without asking for another. */
  own = SPECTATOR;

  #moments: Moments | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The line to go to once its beats are known. */
  #line: number | null = null;

  constructor(readonly id: string) {}

  /** Open the game at a place. */
  async open(start: Start): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.table = table;
      this.last = table.ply;
      this.own = table.seats.find((seat) => seat.yours)?.seat ?? SPECTATOR;
      this.ply = clamp(start.ply, this.last);
      this.beat = start.beat ?? END;
      this.#line = start.line ?? null;
      this.playing = start.play ?? false;
      const over = table.status === "finished" || table.status === "closed";
      const seen = table.seats.find(({ seat, yours }) => seat === start.seat && (over || yours));
      this.look(start.seat === SPECTATOR ? SPECTATOR : (seen?.seat ?? this.own));
    } catch (reason) {
      this.problem = (reason as Error).message;
    }
  }

  /** Switch to another seat's view. */
  look(seat: number): void {
    this.seat = seat;
    this.#moments?.stop();
    this.#moments = new Moments(
      (ply) => api.moment(this.id, ply, seat),
      (moment) => this.#arrived(moment),
      (_, reason) => (this.problem = (reason as Error).message),
    );
    const failed = (reason: Error) => (this.problem = reason.message);
    api.log(this.id, seat).then((lines) => seat === this.seat && (this.lines = lines), failed);
    api.marks(this.id, seat).then((marks) => seat === this.seat && (this.marks = marks), failed);
    this.#go();
  }

  /** Go to another place: the end of an answer, or one of its beats. */
  goTo(ply: number, beat = END): void {
    this.ply = clamp(ply, this.last);
    this.beat = this.ply === ply ? beat : END;
    this.#line = null;
    this.#go();
  }

  /** Go to the beat that a line of the log tells, by its number among those of its answer. */
  goToLine(ply: number, line: number): void {
    this.ply = clamp(ply, this.last);
    this.#line = line;
    this.#go();
  }

  /** Go to the next beat, or to the one before. */
  step(forward: boolean): void {
    const place = forward ? stepOn(this, this.#beats, this.last) : stepBack(this, this.#beats);
    this.goTo(place.ply, place.beat);
  }

  /** Go to the end of an answer: this one or the next, or the one before. */
  answer(forward: boolean): void {
    this.goTo(forward ? this.ply + Number(this.beat === END) : this.ply - 1);
  }

  /** Go to where the next turn begins, or the one before. */
  turn(forward: boolean): void {
    const beats = this.#moments?.get(this.ply)?.beats?.length ?? this.beat;
    const here = { ply: this.ply, beat: Math.min(this.beat, beats) };
    const { ply, beat } = turnFrom(here, this.marks, forward, this.last);
    this.goTo(ply, beat);
  }

  /** Start or stop playing. */
  play(playing: boolean): void {
    if (playing && this.atEnd) this.goTo(0);
    this.playing = playing;
    this.#schedule();
  }

  get atEnd(): boolean {
    return this.ply >= this.last && this.beat >= this.#beats;
  }

  /** Leave the replay. */
  close(): void {
    clearTimeout(this.#timer);
    this.#moments?.stop();
  }

  get #beats(): number {
    return this.#moments?.get(this.ply)?.beats?.length ?? 0;
  }

  #go(): void {
    this.problem = "";
    this.#show();
    this.#moments?.lookAt(this.ply, this.last);
  }

  #arrived(moment: Moment): void {
    this.last = Math.max(this.last, moment.plies);
    if (this.#show() || this.seen?.ply === this.ply) return;
    const nearest = this.#moments?.nearest(this.ply);
    if (nearest && nearest.ply !== this.seen?.ply) this.#see(nearest, END, nearest.scene);
  }

  /** Show the wanted place, if all that it takes is there. */
  #show(): boolean {
    const moment = this.#moments?.get(this.ply);
    if (!moment) return false;
    const beats = moment.beats ?? [];
    if (this.#line !== null) this.beat = beatOfLine(beats, this.#line);
    this.#line = null;
    this.beat = settled(this, beats.length).beat;
    const scene = sceneAt(this, moment, this.#moments?.get(this.ply - 1));
    if (!scene) return false;
    if (this.seen?.ply !== this.ply || this.seen.beat !== this.beat || this.seen.scene.seat !== scene.seat) {
      this.#see(moment, this.beat, scene);
    }
    return true;
  }

  #see({ ply, beats = [] }: Moment, beat: number, scene: Scene): void {
    this.seen = { ply, beat, scene, count: beats.length, beats: beats.slice(0, beat) };
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.atEnd) this.playing = false;
    else this.#timer = setTimeout(() => this.#on(), this.#time() / this.pace);
  }

  #time(): number {
    const letters = this.seen?.beats.at(-1)?.text?.length ?? 0;
    return Math.min(Math.max(letters * STAYS.letter, STAYS.least), STAYS.most);
  }

  // Nothing is skipped: wait for a moment that has not arrived yet.
  #on(): void {
    if (this.playing && this.seen?.ply === this.ply && this.seen.beat === this.beat) this.step(true);
  }
}

const clamp = (ply: number, last: number) => Math.min(Math.max(ply, 0), last);
