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
const SHORTEST = 350;
/** Small things follow one another so closely. */
const STAGGER = 140;
/** With reduced motion a beat stays so long, as a still. */
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

/** When everything in a beat is shown. */
export function scoreOf(beat: SceneBeat, sight: Sight = BLIND, still = false): Score {
  const cues = beat.cues ?? [];
  if (still) return stillOf(cues);
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
  const time = Math.max(end, beat.text ? (shown ? SHORTEST : reading(beat.text)) : 0);
  return { shots, change: change < 0 ? 0 : change, time };
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

function stillOf(cues: readonly AnyCue[]): Score {
  return { shots: cues.map((cue) => ({ cue, at: 0, time: STILL })), change: 0, time: STILL };
}
