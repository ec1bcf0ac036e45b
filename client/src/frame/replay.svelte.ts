/** The state of a replay: which place of the game, whose view, and how fast it plays. */

import { flushSync } from "svelte";

import * as api from "../api";
import type { Director } from "../film/director.svelte";
import { Film, type Screen, type Speed } from "../film/film";
import type { Line, Mark, Moment, Scene, SceneBeat, SceneUpdate, TableInfo } from "../protocol";
import { settings } from "../settings.svelte";
import { Moments } from "./moments";
import { beatOfLine, END, sceneAt, settled, stepBack, stepOn, turnFrom, type Place } from "./places";

/** The view of a spectator. */
export const SPECTATOR = -1;

/** So many answers are known ahead while a replay plays. */
const AHEAD = 2;

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
  /** Who puts the film on the table. */
  director: Director | null = null;
  /** The seat whose view is shown. */
  seat = $state(SPECTATOR);
  /** The seat whose view one has without asking for another. */
  own = SPECTATOR;

  #moments: Moments | null = null;
  #pace = $state<Speed>(1);
  #film: Film | null = null;
  /** Where in the game the beats and updates of the film are. */
  #places = new Map<SceneBeat | SceneUpdate, Place>();
  /** The last answer that the film knows. */
  #fed = 0;
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

  /** How fast it plays. */
  get pace(): Speed {
    return this.#pace;
  }

  set pace(pace: Speed) {
    this.#pace = pace;
    this.#film?.setSpeed(pace);
  }

  /** Switch to another seat's view. */
  look(seat: number): void {
    this.#cut();
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
    this.#cut();
    this.ply = clamp(ply, this.last);
    this.beat = this.ply === ply ? beat : END;
    this.#line = null;
    this.#go();
  }

  /** Go to the beat that a line of the log tells, by its number among those of its answer. */
  goToLine(ply: number, line: number): void {
    this.#cut();
    this.ply = clamp(ply, this.last);
    this.#line = line;
    this.#go();
  }

  /** Go to the next beat, or to the one before. */
  step(forward: boolean): void {
    const place = forward ? stepOn(this, this.#beats, this.last) : stepBack(this, this.#beats);
    this.#cut();
    this.#show();
    if (!forward || this.playing || !this.#showStep(place)) this.goTo(place.ply, place.beat);
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
    if (!playing) this.#cut();
    this.#go();
    this.#schedule();
  }

  get atEnd(): boolean {
    return this.ply >= this.last && this.beat >= this.#beats;
  }

  /** Leave the replay. */
  close(): void {
    this.#cut();
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
    if (this.#film) return this.#feed();
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
    if (!this.playing || this.#film) return;
    const { seen } = this;
    if (this.atEnd) this.playing = false;
    else if (seen?.ply === this.ply && seen.beat === this.beat) this.#roll(seen);
  }

  // ---- the film

  /** Play from what is on screen. */
  #roll(seen: Seen): void {
    this.#start(seen);
    this.#fed = seen.beat === END ? seen.ply : seen.ply - 1;
    this.#feed();
  }

  /** Show how the next beat leads from what is on screen to its place; false if that isn't all there. */
  #showStep(place: Place): boolean {
    const [moment, { seen }] = [this.#moments?.get(place.ply), this];
    if (!moment || seen?.ply !== this.ply || seen.beat !== this.beat) return false;
    const beats = moment.beats ?? [];
    const { beat } = settled(place, beats.length);
    const shown = beats[Math.min(beat, beats.length) - 1];
    const scene = sceneAt({ ply: place.ply, beat }, moment, this.#moments?.get(place.ply - 1));
    if (!shown || !scene) return false;
    this.#start(seen);
    this.#fed = this.last;
    [this.ply, this.beat] = [place.ply, beat];
    this.#places.set(shown, { ply: place.ply, beat });
    this.#add(place.ply, beat, scene, [shown]);
    this.#moments?.lookAt(this.ply, this.last);
    return true;
  }

  #start({ ply, beat, scene }: Seen): void {
    this.#cut();
    this.#film = new Film(this.#screen());
    this.#film.still = settings.still;
    this.#film.setSpeed(this.#pace);
    this.#add(ply, beat, scene, []);
  }

  /** Give the film what it will need soon. */
  #feed(): void {
    while (this.#film && this.#fed < Math.min(this.ply + AHEAD, this.last)) {
      const moment = this.#moments?.get(this.#fed + 1);
      if (!moment) return this.#moments?.lookAt(this.#fed + 1, this.last);
      this.#fed += 1;
      const { ply, scene, beats = [] } = moment;
      beats.forEach((beat, number) => this.#places.set(beat, settled({ ply, beat: number + 1 }, beats.length)));
      const { seen } = this;
      const shown = seen?.ply === ply && seen.beat !== END ? seen.beat : 0;
      this.#add(ply, END, scene, beats.slice(shown));
    }
  }

  #add(ply: number, beat: number, scene: Scene, beats: SceneBeat[]): void {
    const move = (this.#film?.newest?.move ?? 0) + 1;
    const update: SceneUpdate = { type: "scene", move, ply, scene, told: 0, lines: [], undo: null, due: null, beats };
    this.#places.set(update, { ply, beat });
    this.#film?.add(update);
  }

  /** End the film; the beat that it has come to is on screen as a whole. */
  #cut(): void {
    if (!this.#film) return;
    this.#film.close();
    this.director?.end();
    this.#film = null;
    this.#places.clear();
    const moment = this.#moments?.get(this.ply);
    const scene = moment && sceneAt(this, moment, this.#moments?.get(this.ply - 1));
    if (scene && this.seen) this.seen = { ...this.seen, scene };
  }

  #at(of: SceneBeat | SceneUpdate, scene: Scene): void {
    const place = this.#places.get(of);
    if (!place) return;
    [this.ply, this.beat] = [place.ply, place.beat];
    const beats = this.#moments?.get(place.ply)?.beats ?? [];
    this.seen = { ...place, scene, count: beats.length, beats: beats.slice(0, place.beat) };
  }

  /** What the film is shown on. */
  #screen(): Screen {
    return {
      update: (update) => {
        this.#at(update, update.scene);
        this.#moments?.lookAt(this.ply, this.last);
        // The film is still putting this update in place.
        queueMicrotask(() => this.#feed());
      },
      begin: (beat, scenes, pace) => {
        this.#at(beat, scenes.before);
        return this.director?.begin(beat, scenes, pace) ?? 0;
      },
      change: (scene) => {
        this.director?.changing();
        if (this.seen) this.seen = { ...this.seen, scene };
        flushSync();
        this.director?.changed();
      },
      show: (cue, milliseconds, more) => this.director?.show(cue, milliseconds, more, settings.still),
      told: () => {},
      clear: (keeps) => this.director?.clear(keeps),
      freeze: (frozen) => this.director?.freeze(frozen),
      end: () => {
        this.director?.end();
        if (this.playing && this.atEnd) this.play(false);
      },
    };
  }
}

const clamp = (ply: number, last: number) => Math.min(Math.max(ply, 0), last);
