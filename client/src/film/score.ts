/** The score of a beat: when each of its cues is shown, for how long, and when the pieces move. */

import type { AnyCue, Card, SceneBeat } from "../protocol";

/** A cue with its times, in milliseconds at normal speed. */
export interface Shot {
  cue: AnyCue;
  at: number;
  time: number;
}

export interface Score {
  shots: Shot[];
  /** When the scene changes: attacks and dice come before what they lead to. */
  change: number;
  time: number;
  /** So long it is there at least, when there is much to show. */
  least: number;
  /** There is something new to look at: dice or a card. What else there is goes quicker first. */
  isNews: boolean;
  /** Its line stays below that of the next beat. */
  leadsOn: boolean;
}

/** How long a figure needs for a square, and for all of them at most. */
export const STRIDE = 160;
const LONGEST_WALK = 900;
const LEAP = 420;
export const ATTACK = 700;
/** How long dice tumble, and how long their result stands. */
export const TUMBLE = 450;
export const HOLD = 900;
/** A card comes, is read, and goes. */
export const CARD = { come: 300, stay: 1400, go: 300 };
/** A card that only goes from one place to another. */
export const DEAL = 450;
const SHUFFLE = 600;
const ENDING = 1800;

/** A beat of which there is only something to read; a longer line takes longer. */
const READ = 700;
const LONG_LINE = 60;
const EACH_LETTER = 6;
const LONGEST_READ = 1100;
/** No line is shown for less. */
export const SHORTEST = 350;
/** What one has to look at is there for so long at least. */
const SHORTEST_LOOK = 400;
/** A card that has turned up stays in the middle for so long, until there is no other way. */
const SHORTEST_CARD = 800;
/** A beat that leads on to the next one takes so long, and not less than this; its line is read meanwhile, too. */
const LEAD = { time: 250, least: SHORTEST / 2, late: 40 };
/** How long the result of a roll stands by itself, when it is told next what comes of it. */
const SHORT_HOLD = 450;
/** Small things follow one another so closely. */
const STAGGER = 140;
/** With reduced motion a beat stays so long, as a still; a card that is read stays as long as it does otherwise. */
export const STILL = 1200;

/** How a card is shown: large in the middle; turned over or raised where it lies; gliding from place to place; on a
    way of which only one end is a place for it; or as a deck that is shuffled. */
export type CardManner = "large" | "turn" | "raise" | "glide" | "deal" | "shuffle";

/** What a score has to know of the table. */
export interface Sight {
  /** Whether a card is to be read where it lies after the beat. */
  isLegible(id: string): boolean;
  /** Whether a card is on the table before the beat. */
  was(id: string): boolean;
  /** Whether a card is on the table after the beat. */
  is(id: string): boolean;
}

/** How much there is to show in the time of a turn: everything has room; what says little leads on; cards go aside
    before they are read; or what says little is hardly seen. */
export type Crowd = "room" | "crowded" | "packed" | "late";

export const BLIND: Sight = { isLegible: () => false, was: () => false, is: () => false };

/** How a card is best shown: what can't be read elsewhere comes to the middle. */
export function cardManner(cue: Card, sight: Sight = BLIND): CardManner {
  const { deed, card = "", face } = cue;
  if (deed === "shuffle") return "shuffle";
  if (deed === "flip" && (sight.was(card) || sight.is(card))) return "turn";
  const hidden = !face || face.face_down;
  if (!hidden && deed !== "discard" && !(deed === "draw" && sight.isLegible(card))) return "large";
  if (sight.was(card) && sight.is(card)) return cue.end || cue.start ? "glide" : "raise";
  return sight.is(card) && !cue.start ? "raise" : "deal";
}

/** How long a cue is shown, in milliseconds at normal speed. */
export function timeOf(cue: AnyCue, sight: Sight = BLIND): number {
  switch (cue.cue) {
    case "step":
      return cue.manner === "leap" ? LEAP : Math.min(STRIDE * Math.max(cue.path.length, 1), LONGEST_WALK);
    case "attack":
      return ATTACK;
    case "roll":
      return TUMBLE + HOLD;
    case "health":
    case "condition":
      return 600;
    case "card": {
      const manner = cardManner(cue, sight);
      return manner === "large" ? CARD.come + CARD.stay + CARD.go : manner === "shuffle" ? SHUFFLE : DEAL;
    }
    case "laid":
      return 500;
    case "gain":
      return 350;
    case "banner":
      return 900;
    case "danger":
      return 800;
    case "defeat":
      return 700;
    case "ending":
      return ENDING;
    default:
      return 0; // a cue of a newer server: its line is shown, and nothing else
  }
}

/** What is shown before the pieces move. */
const FIRST: readonly string[] = ["attack", "roll", "banner", "danger"];
/** What may happen to several things almost at once. */
const SMALL: readonly string[] = ["health", "condition", "gain", "defeat"];

/** What says little by itself: somebody goes on, a tile is laid, a phase begins, somebody is hurt. */
const PASSING: readonly string[] = ["step", "laid", "banner", "card", ...SMALL];

/** When everything in a beat is shown; how long it takes depends on the beat that follows.

    In a crowded turn a beat that says little is seen as one with the next. */
export function scoreOf(beat: SceneBeat, sight: Sight = BLIND, still = false, next?: SceneBeat, crowd: Crowd = "room"): Score {
  const cues = beat.cues ?? [];
  if (still) return stillOf(cues, sight);
  const shots: Shot[] = [];
  let at = 0;
  let change = -1;
  for (const [index, cue] of cues.entries()) {
    const time = timeOf(cue, sight);
    if (change < 0 && !FIRST.includes(cue.cue)) change = at;
    shots.push({ cue, at, time });
    at += untilNext(cue, time, cues[index + 1], sight);
  }
  const end = Math.max(0, ...shots.map((shot) => shot.at + shot.time));
  const shown = shots.some(({ time }) => time > 0);
  const all = Math.max(end, beat.text ? (shown ? SHORTEST : reading(beat.text)) : 0);
  const passes = crowd !== "room" && !!next && saysLittle(shots);
  if (passes) shots.splice(0, shots.length, ...hurried(shots, LEAD.time / Math.max(end, LEAD.time)));
  const on = passes || leadsOn(cues, next?.cues ?? []);
  const time = on ? Math.min(all, LEAD.time) : standsShorter(cues, next?.cues ?? []) ? all - HOLD + SHORT_HOLD : all;
  // Banners follow one another, and each of them is read.
  const heads = shots.filter(isHead).length * SHORTEST;
  const least = on ? (crowd === "late" ? LEAD.late : LEAD.least) : Math.max(beat.text ? SHORTEST : 0, heads, ...shots.map((shot) => leastOf(shot, crowd)));
  return { shots, change: Math.min(Math.max(change, 0), time), time, least: Math.min(least, time), isNews: shots.some(isRead), leadsOn: on };
}

/** Whether a beat shows nothing that one has to dwell on. */
function saysLittle(shots: readonly Shot[]): boolean {
  return shots.length > 0 && shots.every((shot) => PASSING.includes(shot.cue.cue) && (isPlayed(shot) || !isRead(shot)) && !isHead(shot));
}

/** Whether a turn, a round or something larger begins. */
function isHead({ cue }: Shot): boolean {
  return cue.cue === "banner" && !!cue.level && cue.level !== "phase";
}

/** A card that is played lay before its owner for all to read. */
function isPlayed({ cue }: Pick<Shot, "cue">): boolean {
  return cue.cue === "card" && cue.deed === "play";
}

/** The same in a part of the time; a card that is played is still there while the next beat begins. */
function hurried(shots: readonly Shot[], part: number): Shot[] {
  return shots.map((shot) => {
    const { cue, at, time } = shot;
    return { cue, at: at * part, time: isPlayed(shot) ? Math.min(time, 2 * LEAD.time) : time * part };
  });
}

/** Whether what a beat shows is only seen as one with what the next one shows. */
function leadsOn(cues: readonly AnyCue[], next: readonly AnyCue[]): boolean {
  const [last, first] = [cues.at(-1), next[0]];
  if (!first) return false;
  if (!last) return true;
  if (last.cue === "attack") return first.cue === "roll";
  if (SMALL.includes(last.cue)) return SMALL.includes(first.cue) && cues.every(({ cue }) => SMALL.includes(cue));
  // Somebody's card is raised, and then they act; or a card has an owner now, and things go on.
  return last.cue === "card" && cues.length === 1 && !last.face;
}

/** The panel of a roll is still there while the damage is shown. */
function standsShorter(cues: readonly AnyCue[], next: readonly AnyCue[]): boolean {
  const [last, first] = [cues.at(-1), next[0]];
  return last?.cue === "roll" && !!first && SMALL.includes(first.cue);
}

function isRead({ cue, time }: Pick<Shot, "cue" | "time">): boolean {
  return cue.cue === "roll" || (cue.cue === "card" && time >= CARD.stay);
}

function leastOf(shot: Shot, crowd: Crowd): number {
  const large = turnsUp(shot) && (crowd === "room" || crowd === "crowded");
  return Math.min(shot.time, isRead(shot) ? (large ? SHORTEST_CARD : SHORTEST_LOOK) : SHORTEST);
}

/** Whether a card comes to the middle that nobody has seen before. */
export function turnsUp(shot: Pick<Shot, "cue" | "time">): boolean {
  return shot.cue.cue === "card" && isRead(shot) && !isPlayed(shot);
}

/** How much later the next cue of a beat begins. */
function untilNext(cue: AnyCue, time: number, next: AnyCue | undefined, sight: Sight): number {
  // The die is thrown with the blow, and has come to rest when that is done.
  if (cue.cue === "attack" && next?.cue === "roll") return ATTACK - TUMBLE;
  if (next && SMALL.includes(cue.cue) && SMALL.includes(next.cue)) return STAGGER;
  if (next && isDealt(cue, sight) && isDealt(next, sight)) return STAGGER;
  return time;
}

function isDealt(cue: AnyCue, sight: Sight): boolean {
  return cue.cue === "card" && ["deal", "glide", "raise"].includes(cardManner(cue, sight));
}

function reading(text: string): number {
  return Math.min(READ + Math.max(0, text.length - LONG_LINE) * EACH_LETTER, LONGEST_READ);
}

function stillOf(cues: readonly AnyCue[], sight: Sight): Score {
  const read = cues.filter((cue) => cue.cue === "card").map((cue) => timeOf(cue, sight));
  const time = Math.max(STILL, ...read);
  return { shots: cues.map((cue) => ({ cue, at: 0, time })), change: 0, time, least: time, isNews: false, leadsOn: false };
}
