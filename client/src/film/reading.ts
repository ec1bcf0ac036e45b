/** What is to be read of cues: sums, verdicts and captions. */

import type { AnyCue, Node, Roll, SceneBeat } from "../protocol";

/** What fits below a line, in letters. */
const LONGEST_DETAIL = 120;

/** Dice and their bonus as a sum: "17 + 7 = 24". Dice that don't add up to their total have no sum, only the total;
    a face without a number, such as a star, adds nothing. */
export function sumOf({ dice, bonus, total }: Roll): string {
  const faces = dice.map(({ face }) => numberOn(face)).filter((each) => each !== null);
  const sum = faces.reduce((one, other) => one + other, bonus ?? 0);
  if (total != null && (faces.length === 0 || sum !== total)) return String(total);
  if (total == null && !dice.every(({ face }) => /^\d+$/.test(face))) return "";
  const parts = faces.join(" + ") + (bonus ? (bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`) : "");
  if (faces.length < 2 && !bonus) return total == null ? "" : String(total);
  return total == null ? parts : `${parts} = ${total}`;
}

/** The number that a face shows, by itself or before the name of its symbol: "3", "2 swords". */
function numberOn(face: string): number | null {
  const [number] = /^\d+(?=$| )/.exec(face) ?? [];
  return number === undefined ? null : Number(number);
}

/** A change of Hit Points with its sign, or none for damage that was prevented. */
export function signed(amount: number): string {
  if (amount === 0) return "";
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What is said of a beat below its line: what is attacked with and why, or what a card says. */
export function detailOf({ cues = [], text = "" }: SceneBeat): string {
  for (const cue of cues) {
    const detail = detailOfCue(cue);
    if (detail && !text.toLowerCase().includes(detail.toLowerCase())) return detail;
  }
  return "";
}

/** What is said of the beat on screen. */
export interface Caption {
  text: string;
  rule: string;
  detail: string;
}

/** The caption of a beat; below it stays the line of the one before if they go together. */
export function captionOf(beat: SceneBeat, before: Caption | null, goesWith: boolean): Caption | null {
  const { text = "", rule = "" } = beat;
  const earlier = goesWith ? before?.text : "";
  return text ? { text, rule, detail: earlier || detailOf(beat) } : before;
}

function detailOfCue(cue: AnyCue): string {
  if (cue.cue === "attack") return [cue.name, cue.reason].filter(Boolean).join(" · ");
  if (cue.cue === "card" && cue.face && !cue.face.face_down) return short(textOf(cue.face));
  return cue.cue === "banner" ? (cue.detail ?? "") : "";
}

/** A text if it is a sentence or two; what is longer is read on the card, which is shown large. */
function short(text: string): string {
  return text.length <= LONGEST_DETAIL ? text : "";
}

/** What a card says, without the line that says what kind of card it is. */
function textOf({ lines = [] }: Node): string {
  return (lines.length > 1 ? lines.slice(1) : lines).join(" ");
}

/** The ids of everything that a cue names, as far as this client knows the cue. */
export function thingsOf(cue: AnyCue): string[] {
  const named = cue as unknown as Record<string, unknown>;
  const one = ["thing", "attacker", "roller", "target", "card", "start", "end"].map((name) => named[name]);
  const several = ["path", "targets", "things"].flatMap((name) => named[name] ?? []);
  return [...one, ...several].filter((id): id is string => typeof id === "string" && id !== "");
}

/** What one has to see of a beat: the figures, and where they go. */
export function focusOf({ cues = [] }: SceneBeat): string[] {
  return [...new Set(cues.filter(({ cue }) => cue !== "card" && cue !== "gain").flatMap(thingsOf))];
}
