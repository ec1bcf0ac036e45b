/** A fight: an attack or a roll, and the beats that tell what comes of it. They are seen as one thing. */

import type { AnyCue, SceneBeat } from "../protocol";

/** The figures of a fight. */
export type Fight = ReadonlySet<string>;

/** The fight that a beat is part of: the one before if it goes on, or a new one. */
export function fightIn({ cues = [] }: SceneBeat, before: Fight | null): Fight | null {
  const attacks = cues.some(({ cue }) => cue === "attack");
  if (before && !attacks && cues.length > 0 && cues.every((cue) => comesOf(cue, before))) return before;
  const figures = cues.flatMap((cue) => {
    if (cue.cue === "attack") return [cue.attacker, ...cue.targets];
    return cue.cue === "roll" && !attacks ? [cue.roller, cue.target] : [];
  });
  const named = figures.filter((id): id is string => !!id);
  return named.length > 0 ? new Set(named) : null;
}

/** Whether a cue tells what comes of a fight. */
function comesOf(cue: AnyCue, fight: Fight): boolean {
  const has = (id: string | undefined) => !!id && fight.has(id);
  switch (cue.cue) {
    case "roll":
      return has(cue.roller) || has(cue.target) || !(cue.roller || cue.target);
    case "health":
    case "condition":
    case "defeat":
      return has(cue.thing);
    case "gain":
      return has(cue.start) || has(cue.end);
    case "card":
      // Cards lie beside the board, so they name no figure; but one that answers comes from somebody.
      return cue.deed === "flip" || cue.deed === "discard" || (cue.deed === "play" && !!cue.start);
    default:
      return false;
  }
}

/** What of a fight stays on the screen until it is over. */
export function stays({ cue }: AnyCue): boolean {
  return cue === "attack" || cue === "roll";
}
