/** The sounds of cues. */

import type { AnyCue, Roll } from "../protocol";
import type { Sound } from "./synth";

/** A sound, and when it is heard, as a share of the time of its cue. */
export interface Note {
  sound: Sound;
  at: number;
}

/** What is heard of a cue. */
export function notesOf(cue: AnyCue): Note[] {
  switch (cue.cue) {
    case "step":
      return cue.manner === "walk" || !cue.manner ? steps(cue.path.length) : [{ sound: "swish", at: 0 }];
    case "attack":
      return [{ sound: cue.ranged ? "bow" : "swing", at: 0 }];
    case "roll":
      return [{ sound: "dice", at: 0 }, ...verdict(cue)];
    case "health":
      return [{ sound: cue.amount > 0 ? "heal" : cue.amount < 0 ? "hurt" : "wood", at: 0 }];
    case "condition":
      return [{ sound: cue.gained === false ? "heal" : "curse", at: 0 }];
    case "card":
      return [{ sound: cue.deed === "shuffle" ? "riffle" : "card", at: 0 }];
    case "laid":
      return [{ sound: "stone", at: 0.1 }];
    case "gain":
      return [{ sound: "coin", at: 0.6 }];
    case "banner":
      return [{ sound: cue.level === "game" || cue.level === "round" ? "gong" : "drum", at: 0 }];
    case "danger":
      return [{ sound: "rumble", at: 0 }];
    case "defeat":
      return [{ sound: "crumble", at: 0.1 }];
    case "ending":
      return [{ sound: cue.won === false ? "rumble" : "result", at: 0 }];
    default:
      return [];
  }
}

/** Where in the time of a roll its result is seen. */
const FALLEN = 1 / 3;

function verdict({ verdict }: Roll): Note[] {
  if (!verdict) return [];
  return [{ sound: verdict === "hit" || verdict === "success" ? "stamp" : "swish", at: FALLEN }];
}

function steps(squares: number): Note[] {
  return Array.from({ length: Math.min(squares, 6) }, (_, step) => ({ sound: "step", at: (step + 1) / (squares + 1) }));
}
