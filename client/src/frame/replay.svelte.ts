/** A game that is looked through: which moment, through whose eyes, and how fast it goes by itself. */

import * as api from "../api";
import type { Line, Moment, TableInfo } from "../wire";
import { Moments } from "./moments";

/** The eyes of somebody who has no seat. */
export const SPECTATOR = -1;

/** How long a moment stays at the ordinary pace, in milliseconds. */
const STAYS = 900;

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  /** The moment that is wanted; the one that is seen may lag behind it. */
  ply = $state(0);
  last = $state(0);
  seen = $state.raw<Moment | null>(null);
  lines = $state.raw<Line[]>([]);
  problem = $state("");
  playing = $state(false);
  pace = $state(1);
  /** Whose eyes; a spectator's see what everybody may. */
  seat = $state(SPECTATOR);

  #moments: Moments | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Open the game at a moment, or at its start; one's own seat is looked from at first. */
  async open(ply: number): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.table = table;
      this.last = table.ply;
      this.ply = clamp(ply, this.last);
      this.look(table.seats.find((seat) => seat.yours)?.seat ?? SPECTATOR);
    } catch (reason) {
      this.problem = (reason as Error).message;
    }
  }

  /** Look through other eyes. */
  look(seat: number): void {
    this.seat = seat;
    this.#moments?.stop();
    this.#moments = new Moments(
      (ply) => api.moment(this.id, ply, seat),
      (moment) => this.#arrived(moment),
      (_, reason) => (this.problem = (reason as Error).message),
    );
    api.story(this.id, seat).then(
      (lines) => seat === this.seat && (this.lines = lines),
      (reason: Error) => (this.problem = reason.message),
    );
    this.goTo(this.ply);
  }

  /** Look at another moment. */
  goTo(ply: number): void {
    this.ply = clamp(ply, this.last);
    this.problem = "";
    const moment = this.#moments?.get(this.ply);
    if (moment) this.#show(moment);
    this.#moments?.lookAt(this.ply, this.last);
  }

  /** Play on by itself, or stand still. */
  play(playing: boolean): void {
    if (playing && this.ply >= this.last) this.goTo(0);
    this.playing = playing;
    this.#schedule();
  }

  /** Leave the replay. */
  close(): void {
    clearTimeout(this.#timer);
    this.#moments?.stop();
  }

  #arrived(moment: Moment): void {
    this.last = Math.max(this.last, moment.plies);
    if (moment.ply === this.ply) this.#show(moment);
    else if (this.seen?.ply !== this.ply) {
      const nearest = this.#moments?.nearest(this.ply);
      if (nearest && nearest !== this.seen) this.seen = nearest;
    }
  }

  #show(moment: Moment): void {
    this.seen = moment;
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.ply >= this.last) this.playing = false;
    else this.#timer = setTimeout(() => this.#on(), STAYS / this.pace);
  }

  // Nothing is skipped: a moment that has not come yet is waited for.
  #on(): void {
    if (this.playing && this.seen?.ply === this.ply) this.goTo(this.ply + 1);
  }
}

const clamp = (ply: number, last: number) => Math.min(Math.max(ply, 0), last);
