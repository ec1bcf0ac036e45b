/** The moments of a replay: fetched a few at a time and cached. */

import type { Moment } from "../protocol";

type Fetch = (ply: number) => Promise<Moment>;

/** A bounded cache of moments. The latest request comes first, so that dragging the slider stays quick. */
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

  /** A cached moment. */
  get(ply: number): Moment | undefined {
    const moment = this.kept.get(ply);
    if (moment) this.remember(moment);
    return moment;
  }

  /** The nearest cached moment, to show until the right one arrives. */
  nearest(ply: number): Moment | undefined {
    let best: Moment | undefined;
    for (const moment of this.kept.values()) {
      if (!best || Math.abs(moment.ply - ply) < Math.abs(best.ply - ply)) best = moment;
    }
    return best;
  }

  /** Show a moment: fetch it first, then those around it. */
  lookAt(ply: number, last: number, ahead = 6, behind = 2): void {
    const around = [ply];
    for (let step = 1; step <= ahead; step++) {
      if (ply + step <= last) around.push(ply + step);
      if (step <= behind && ply - step >= 0) around.push(ply - step);
    }
    this.wanted = around.filter((each) => !this.kept.has(each) && !this.underway.has(each));
    this.work();
  }

  /** Stop fetching and reporting. */
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
