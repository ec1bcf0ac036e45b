/** The state of a replay: which moment, whose view, and how fast it plays. */

import * as api from "../api";
import type { Line, Moment, TableInfo } from "../protocol";
import { Moments } from "./moments";

/** The view of a spectator. */
export const SPECTATOR = -1;

/** How long a moment is shown at normal speed, in milliseconds. */
const STAYS = 900;

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  /** The wanted moment; the one on screen may lag behind. */
  ply = $state(0);
  last = $state(0);
  seen = $state.raw<Moment | null>(null);
  lines = $state.raw<Line[]>([]);
  problem = $state("");
  playing = $state(false);
  pace = $state(1);
  /** The seat whose view is shown. */
  seat = $state(SPECTATOR);

  #moments: Moments | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Open the game at a moment, by default its start, with the view of the visitor's own seat. */
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

  /** Switch to another seat's view. */
  look(seat: number): void {
    this.seat = seat;
    this.#moments?.stop();
    this.#moments = new Moments(
      (ply) => api.moment(this.id, ply, seat),
      (moment) => this.#arrived(moment),
      (_, reason) => (this.problem = (reason as Error).message),
    );
    api.log(this.id, seat).then(
      (lines) => seat === this.seat && (this.lines = lines),
      (reason: Error) => (this.problem = reason.message),
    );
    this.goTo(this.ply);
  }

  /** Go to another moment. */
  goTo(ply: number): void {
    this.ply = clamp(ply, this.last);
    this.problem = "";
    const moment = this.#moments?.get(this.ply);
    if (moment) this.#show(moment);
    this.#moments?.lookAt(this.ply, this.last);
  }

  /** Start or stop playing. */
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

  // Nothing is skipped: wait for a moment that has not arrived yet.
  #on(): void {
    if (this.playing && this.seen?.ply === this.ply) this.goTo(this.ply + 1);
  }
}

const clamp = (ply: number, last: number) => Math.min(Math.max(ply, 0), last);
