/** The film: what has happened since the last question, beat by beat.

    An update of the table is a reel: its beats lead from the scene on screen to its own scene, which is put in
    place with its question when they have been shown. Reels queue. The film knows nothing of the page: it tells a
    screen what to show, and its time comes from a clock. */

import type { AnyCue, Line, Scene, SceneBeat, SceneUpdate } from "../protocol";
import { applyPatch } from "../scenePatch";
import { realClock, type Clock } from "./clock";
import { fightIn, type Fight } from "./fight";
import { BLIND, CARD, scoreOf, turnsUp, type Crowd, type Score, type Shot, type Sight } from "./score";
import { sightOf } from "./sight";
import { beginsTurn, BEHIND, hurryFor, leastFor, OWN_TURN, shortened, TURN, unreadAfter } from "./tempo";

/** What a film is shown on. */
export interface Screen {
  /** An update is in place, with its question. */
  update(update: SceneUpdate, log: Line[]): void;
  /** A beat begins; it leads from one scene to another, and may go with the one before. Returns for how many
      milliseconds it has to wait. */
  begin(beat: SceneBeat, scenes: { before: Scene; after: Scene }, pace: number, goesWith: boolean): number;
  /** The pieces move: the scene after the beat is on the table. */
  change(scene: Scene, pace: number): void;
  /** A cue is shown for some milliseconds; a card that has not been read by then stays for some more, off the middle. */
  show(cue: AnyCue, milliseconds: number, more: number): void;
  /** A line of the log has been played. */
  told(log: Line[]): void;
  /** What a beat has brought onto the screen goes away, or some of it. */
  clear(keeps: Keeps): void;
  /** Everything that moves stops where it is, or goes on. */
  freeze(frozen: boolean): void;
  /** The film is over; there is nothing more to see. */
  end(): void;
}

/** What stays when a beat ends: an attack and its roll do while their fight goes on, and all that a beat has shown
    which leads on to the next one. */
export type Keeps = "nothing" | "fight" | "all";

/** How fast things are shown; 0 is at once. */
export type Speed = 0 | 0.5 | 1 | 2 | 4;

interface Reel {
  update: SceneUpdate;
  beats: readonly SceneBeat[];
  /** What an answer of one's own has led to; one knows how it begins. */
  own: boolean;
  /** The log before it. */
  log: Line[];
  /** How many of its beats have been told in the log. */
  told: number;
}

/** What has been shown since one's last answer. */
interface Tape {
  start: Scene;
  reels: Reel[];
}

/** With more beats than this behind the turn of another, that has less time. */
export const MANY = 24;
/** With more than this ahead, all but the last are left out: nobody wants to watch all of yesterday's game. It is
    more than four bots do between two turns of one's own. */
export const TOO_MANY = 160;
/** One's own deed is known: it goes faster, except for dice and cards that turn up. */
const OWN_DEED = 2;
/** How many beats somebody who only watches sees again. */
const WATCHED = 24;
/** An update without beats stays so long before the next one. */
const GLANCE = 220;
/** So many milliseconds behind its time a turn is late. */
const LATE = 50;
/** No beat is expected to be later than that. */
const LATEST = 300;
/** After so long without anything to show, what comes has all its time. */
const LULL = 4000;

export class Film {
  /** The update on screen; while beats are shown it is the one before them. */
  shown: SceneUpdate | null = null;
  speed: Speed = 1;
  /** Nothing moves: each beat is a still. */
  still = false;

  #scene: Scene | null = null;
  #log: Line[] = [];
  #queue: Reel[] = [];
  #next = 0;
  #tape: Tape | null = null;
  #answered: number | null = null;
  /** The fight that the last beat was part of. */
  #fight: Fight | null = null;
  /** Whether its line stays below that of the next one. */
  #leadsOn = false;
  /** Whether what is shown has come of one's own answer, and no turn has begun since. */
  #mine = false;
  /** How long this turn has been shown, in milliseconds at normal speed: by the clock, so that what a busy machine is
      late by is made up for by the beats that follow. */
  #spent = 0;
  /** Until when that has been counted; null while nothing moves. */
  #counted: number | null = null;
  /** By how many milliseconds a beat is late on this machine, and when the one on screen should be over. */
  #lag = 0;
  #due: number | null = null;
  /** When the last film ended. */
  #ended = -Infinity;
  /** Until when a card is to be read that has turned up. */
  #unread = 0;
  /** How much faster than usual the beat goes, because there is much to show. */
  #hurry = 1;
  #paused = false;

  // The beat that is shown.
  #score: Score | null = null;
  #after: Scene | null = null;
  #changed = false;
  #shotsShown = 0;
  #position = 0;
  #pace = 1;
  #since = 0;
  #cancel: (() => void) | null = null;

  constructor(
    private readonly screen: Screen,
    private readonly clock: Clock = realClock,
  ) {}

  /** The latest update; only its question can be answered. */
  get newest(): SceneUpdate | null {
    return this.#queue.at(-1)?.update ?? this.shown;
  }

  /** How many beats are still to be shown, with the one on screen. */
  get waiting(): number {
    const ahead = this.#queue.reduce((sum, { beats }) => sum + Math.max(beats.length, 1), 0);
    return ahead - Math.min(this.#next, ahead);
  }

  get isPlaying(): boolean {
    return this.#queue.length > 0;
  }

  get isPaused(): boolean {
    return this.#paused;
  }

  /** Whether there is something to see again. */
  get canRepeat(): boolean {
    return this.#tape !== null && this.#tape.reels.some(({ beats }) => beats.length > 0);
  }

  // ---- what comes from the table

  /** An answer was sent; what comes of it is the player's own. */
  answered(move: number): void {
    this.#answered = move + 1;
  }

  /** The answer was refused: nothing comes of it. */
  refused(): void {
    this.#answered = null;
  }

  /** An update has come. It is shown after all that waits, and at once if there is nothing to see of it. */
  add(update: SceneUpdate, atOnce = false): void {
    const { newest } = this;
    const own = this.#answered !== null && update.move >= this.#answered;
    if (!this.isPlaying) {
      if (own || this.#mine || this.clock.now() - this.#ended > LULL) this.#spent = 0;
      this.#mine = own;
    }
    const takenBack = newest !== null && update.ply < newest.ply;
    const again = newest !== null && update.move === newest.move;
    const beats = newest === null || takenBack || again ? [] : (update.beats ?? []);
    const log = this.#queue.reduce((lines, reel) => updatedLog(lines, reel.update), this.#log);
    this.#queue.push({ update, beats, own, log, told: 0 });
    if (own) this.#answered = null;
    if (takenBack) this.#tape = null;
    if (atOnce || this.speed === 0 || newest === null || takenBack || (again && this.#queue.length === 1)) {
      return this.finish();
    }
    if (this.waiting > TOO_MANY) this.#catchUp();
    if (this.#score === null && this.#cancel === null && !this.#paused) this.#play();
  }

  // ---- what the viewer wants

  /** Stop, or go on. */
  pause(paused: boolean): void {
    if (paused === this.#paused || (paused && !this.isPlaying)) return;
    this.#paused = paused;
    if (paused) this.#halt();
    this.screen.freeze(paused);
    if (paused || this.#cancel) return;
    if (this.#score) this.#goOn();
    else this.#play();
  }

  /** End the beat on screen and show the next one. A film that is paused stops again after it. */
  next(): void {
    if (!this.isPlaying) return;
    this.screen.freeze(false);
    this.#due = null;
    if (this.#score) this.#pass();
    if (!this.isPlaying) this.#paused = false;
    this.#play();
  }

  /** Put everything in place at once, up to the question. */
  finish(): void {
    while (this.#queue.length > 0) this.#pass();
    this.#paused = false;
    this.#stopClock();
    this.screen.freeze(false);
    this.#end();
  }

  /** Show everything since one's last answer again, and then go on. */
  again(): void {
    const tape = this.#tape;
    if (!tape || !this.canRepeat) return;
    const ahead = this.#queue.filter((reel) => !tape.reels.includes(reel));
    this.#fight = null;
    this.#leadsOn = false;
    this.#endBeat();
    this.#stopClock();
    this.#spent = 0;
    this.#counted = this.#due = null;
    this.#paused = false;
    this.screen.freeze(false);
    this.#queue = [...tape.reels, ...ahead];
    this.#next = 0;
    this.#scene = tape.start;
    this.screen.change(tape.start, this.speed || 1);
    this.#play();
  }

  /** Go at another speed from now on. */
  setSpeed(speed: Speed): void {
    if (speed === this.speed) return;
    const running = this.#score !== null && this.#cancel !== null;
    this.#halt();
    this.speed = speed;
    if (speed === 0) return this.finish();
    this.#pace = this.#paceNow();
    if (running) this.#goOn();
    else if (this.isPlaying && !this.#paused) this.#play();
  }

  /** Leave for good. */
  close(): void {
    this.#stopClock();
    this.#queue = [];
  }

  // ---- reels and beats

  /** Begin the next beat, or put the update in place whose beats have been shown. */
  #play(): void {
    this.#stopClock();
    const [reel] = this.#queue;
    if (!reel) return this.#end();
    this.#count();
    this.#measure();
    if (this.#next === 0) this.#record(reel);
    const beat = reel.beats[this.#next];
    if (!beat) return this.#reelEnds(reel);
    const before = this.#scene!;
    this.#after = sceneAfter(reel, this.#next, before);
    const fight = fightIn(beat, this.#fight);
    if (fight !== this.#fight) this.screen.clear("nothing");
    this.#fight = fight;
    const goesWith = this.#leadsOn;
    if (this.#next === 0 && reel.own) this.#mine = true;
    if (beginsTurn(beat)) {
      this.#mine = false;
      this.#spent = 0;
    }
    this.#score = this.#plan(beat, sightOf(before, this.#after));
    this.#leadsOn = this.#score.leadsOn;
    this.#changed = false;
    this.#shotsShown = 0;
    this.#pace = this.#paceNow();
    const wait = this.screen.begin(beat, { before, after: this.#after }, this.#pace, goesWith);
    this.#position = -this.#pace * wait;
    this.#await(wait);
    this.#due = this.#counted! + wait + this.#score.time / this.#pace;
    this.#tell(reel, this.#next + 1);
    this.#goOn();
  }

  /** Show what is due, and set the clock for what comes next. */
  #goOn(): void {
    const score = this.#score!;
    if (!this.#changed && score.change <= this.#position) this.#change();
    const shots = score.shots.slice(this.#shotsShown).filter(({ at }) => at <= this.#position);
    this.#shotsShown += shots.length;
    const times = [score.time, score.shots[this.#shotsShown]?.at, this.#changed ? undefined : score.change];
    const due = Math.min(...times.filter((time) => time !== undefined));
    this.#stopClock();
    this.#since = this.clock.now();
    this.#counted ??= this.#since;
    this.#cancel = this.clock.after((due - this.#position) / this.#pace, () => {
      this.#cancel = null;
      this.#position = due;
      if (due < score.time) return this.#goOn();
      this.#pass();
      if (!this.isPlaying) this.#paused = false;
      if (!this.#paused) return this.#play();
      this.#count();
      this.#counted = this.#due = null;
      this.screen.freeze(true);
    });
    for (const shot of shots) this.screen.show(shot.cue, shot.time / this.#pace, this.#more(shot));
  }

  /** A card that has less time than usual in the middle stays elsewhere for the rest. */
  #more({ cue, time }: Shot): number {
    return turnsUp({ cue, time }) ? (time * (1 - 1 / this.#hurry)) / (this.speed || 1) : 0;
  }

  /** The last beat of a film stays until all cards are read. */
  #await(wait: number): void {
    const score = this.#score!;
    const begins = this.clock.now() + wait;
    for (const shot of score.shots) {
      if (!turnsUp(shot)) continue;
      this.#unread = Math.max(this.#unread, begins + (shot.at + CARD.come) / this.#pace + CARD.stay / (this.speed || 1));
    }
    const [{ beats }, another] = this.#queue as [Reel, Reel?];
    if (another || this.#next < beats.length - 1 || this.still) return;
    this.#score = { ...score, time: Math.max(score.time, (this.#unread - begins) * this.#pace) };
  }

  #change(): void {
    this.#changed = true;
    this.#scene = this.#after;
    this.screen.change(this.#after!, this.#pace);
  }

  /** End the beat on screen, or leave out the next one; the update is put in place after its last beat. */
  #pass(): void {
    const [reel] = this.#queue;
    if (!reel) return;
    if (this.#next === 0 && this.#score === null) this.#record(reel);
    const beat = reel.beats[this.#next];
    if (beat) {
      if (this.#score === null) this.#leaveOut(reel);
      else if (!this.#changed) this.#scene = this.#after;
      this.#tell(reel, this.#next + 1);
      this.#endBeat();
      this.#next += 1;
    }
    if (this.#next >= reel.beats.length) this.#settle(reel);
  }

  #leaveOut(reel: Reel): void {
    this.#scene = sceneAfter(reel, this.#next, this.#scene!);
    this.#fight = null;
    this.#leadsOn = false;
  }

  /** An update has no more beats: it is on screen, and stays for a glance if others wait. */
  #reelEnds(reel: Reel): void {
    this.#settle(reel);
    if (this.#queue.length === 0) return this.#end();
    const wait = reel.beats.length ? 0 : GLANCE / (this.speed || 1);
    this.#due = null;
    this.#cancel = this.clock.after(wait, () => {
      this.#cancel = null;
      this.#play();
    });
  }

  #settle(reel: Reel): void {
    this.#endBeat();
    this.#queue.shift();
    this.#next = 0;
    this.shown = reel.update;
    this.#scene = reel.update.scene;
    if (reel.told <= reel.beats.length) this.#log = updatedLog(reel.log, reel.update);
    reel.told = reel.beats.length + 1;
    this.screen.update(reel.update, this.#log);
  }

  #endBeat(): void {
    this.#score = this.#after = null;
    this.screen.clear(this.#leadsOn ? "all" : this.#fight ? "fight" : "nothing");
  }

  #end(): void {
    this.#fight = null;
    this.#leadsOn = false;
    if (this.#counted !== null) {
      this.#count();
      this.#counted = this.#due = null;
      this.#ended = this.clock.now();
    }
    this.#unread = 0;
    this.screen.end();
  }

  /** Leave out all but the last beats. */
  #catchUp(): void {
    this.screen.freeze(false);
    while (this.waiting > MANY) this.#pass();
    this.#stopClock();
  }

  /** The log grows by the line of a beat; what has been told already stays told. */
  #tell(reel: Reel, beats: number): void {
    if (reel.told >= beats) return;
    reel.told = beats;
    const lines = reel.beats.slice(0, beats).filter(({ text }) => text).length;
    this.#log = [...reel.log.slice(0, reel.update.told), ...reel.update.lines.slice(0, lines)];
    this.screen.told(this.#log);
  }

  /** Keep a reel that begins, to be seen again. */
  #record(reel: Reel): void {
    if (this.#tape?.reels.includes(reel) || this.#scene === null || reel.beats.length === 0) return;
    const tape = reel.own || this.#tape === null ? { start: applyPatch(this.#scene, null), reels: [] } : this.#tape;
    tape.reels.push(reel);
    this.#tape = tape;
    if (reel.update.scene.seat >= 0) return;
    // Nobody asks a spectator; the tape would never end.
    while (tape.reels.length > 1 && tape.reels.reduce((sum, { beats }) => sum + beats.length, 0) > WATCHED) {
      tape.start = applyPatch(tape.reels.shift()!.update.scene, null);
    }
  }

  #paceNow(): number {
    const [reel] = this.#queue;
    const speed = this.speed || 1;
    const deed = reel?.own && this.#next === 0 && !this.still;
    return this.#hurry * (deed && !reel.beats[0]?.cues?.some(isNews) ? speed * OWN_DEED : speed);
  }

  /** All that waits, beginning with the beat on screen. */
  get #ahead(): SceneBeat[] {
    return this.#queue.flatMap(({ beats }) => beats).slice(this.#next);
  }

  /** When everything in a beat is shown, and how much faster than usual, for its turn not to take too long.

      A turn whose lines can't all be read in its time is crowded; if even that doesn't help, it is packed. Where a busy
      machine has lost more than that, what says little is left to the log. */
  #plan(beat: SceneBeat, sight: Sight): Score {
    const ahead = this.#ahead;
    this.#hurry = 1;
    if (this.still) return scoreOf(beat, sight, true);
    const end = ahead.findIndex((each, place) => place > 0 && beginsTurn(each));
    const turn = end < 0 ? ahead : ahead.slice(0, end);
    const time = this.#mine ? OWN_TURN : ahead.length - turn.length > MANY ? BEHIND : TURN;
    const scores = (crowd: Crowd) =>
      turn.map((each, place) => scoreOf(each, place ? BLIND : sight, false, ahead[place + 1], crowd));
    const lost = this.#lag * turn.length * (this.speed || 1);
    const left = (all: readonly Score[]) => time - this.#spent - lost - (end < 0 ? unreadAfter(all) : 0);
    let all = scores("room");
    if (leastFor(all) > left(all)) all = scores("crowded");
    if (leastFor(all) > left(all)) all = scores("packed");
    const late = leastFor(all) - left(all) > LATE ? scores("late") : null;
    this.#hurry = late ? all[0]!.time / shortened(all, late, left(all)) : hurryFor(all, left(all));
    return all[0]!;
  }

  /** Add to the time of this turn what has passed by the clock. */
  #count(): void {
    const now = this.clock.now();
    if (this.#counted !== null) this.#spent += (now - this.#counted) * (this.speed || 1);
    this.#counted = now;
  }

  /** Learn from the beat before how late this machine is. */
  #measure(): void {
    if (this.#due === null) return;
    this.#lag = (this.#lag + Math.min(Math.max(this.#counted! - this.#due, 0), LATEST)) / 2;
    this.#due = null;
  }

  /** Stop the clock, and note how far the beat has come. */
  #halt(): void {
    if (this.#score && this.#cancel) this.#position += (this.clock.now() - this.#since) * this.#pace;
    if (this.#counted !== null) this.#count();
    this.#counted = null;
    this.#due = null;
    this.#stopClock();
  }

  #stopClock(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

/** Whether a cue shows what one couldn't know when one answered. */
function isNews(cue: AnyCue): boolean {
  return cue.cue === "roll" || (cue.cue === "card" && (cue.deed === "draw" || cue.deed === "reveal"));
}

/** The log after an update: some lines stay, others follow. */
export function updatedLog<Line>(log: Line[], update: { told: number; lines: Line[] }): Line[] {
  return [...log.slice(0, update.told), ...update.lines];
}

/** The scene after a beat; a last one without a patch leads to the scene of its update. */
function sceneAfter({ update, beats }: Reel, place: number, before: Scene): Scene {
  const patch = beats[place]?.patch;
  return !patch && place === beats.length - 1 ? { ...update.scene, prompt: null } : applyPatch(before, patch);
}
