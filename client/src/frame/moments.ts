/** The moments of a game that one looks through: fetched a few at a time, kept, thrown away when old. */

import type { Moment } from "../wire";

type Fetch = (ply: number) => Promise<Moment>;

/** A bounded store of moments. What was asked for last is fetched first; nobody waits for a drag's trail. */
export class Moments {
  private kept = new Map<number, Moment>();
  private wanted: number[] = [];
  private underway = new Set<number>();
  private stopped = false;

  constructor(
    private fetch: Fetch,
    private arrived: (moment: Moment) => void,
    private failed: (ply: number, reason: unknown) => void = () => {},
    private keep = 240,
    private parallel = 3,
  ) {}

  /** A moment that is here already. */
  get(ply: number): Moment | undefined {
    const moment = this.kept.get(ply);
    if (moment) this.remember(moment);
    return moment;
  }

  /** The nearest moment that is here, to show while the right one comes. */
  nearest(ply: number): Moment | undefined {
    let best: Moment | undefined;
    for (const moment of this.kept.values()) {
      if (!best || Math.abs(moment.ply - ply) < Math.abs(best.ply - ply)) best = moment;
    }
    return best;
  }

  /** Look at a moment: it is fetched before everything else, then those that follow and precede it. */
  lookAt(ply: number, last: number, ahead = 6, behind = 2): void {
    const around = [ply];
    for (let step = 1; step <= ahead; step++) {
      if (ply + step <= last) around.push(ply + step);
      if (step <= behind && ply - step >= 0) around.push(ply - step);
    }
    this.wanted = around.filter((each) => !this.kept.has(each) && !this.underway.has(each));
    this.work();
  }

  /** Nothing more is fetched and nobody is told. */
  stop(): void {
    this.stopped = true;
    this.wanted = [];
  }

  private work(): void {
    while (this.wanted.length && this.underway.size < this.parallel) void this.load(this.wanted.shift()!);
  }

  private async load(ply: number): Promise<void> {
    this.underway.add(ply);
    try {
      const moment = await this.fetch(ply);
      if (this.stopped) return;
      this.remember(moment);
      this.arrived(moment);
    } catch (reason) {
      if (!this.stopped) this.failed(ply, reason);
    } finally {
      this.underway.delete(ply);
      this.work();
    }
  }

  private remember(moment: Moment): void {
    this.kept.delete(moment.ply);
    this.kept.set(moment.ply, moment);
    if (this.kept.size > this.keep) this.kept.delete(this.kept.keys().next().value!);
  }
}
