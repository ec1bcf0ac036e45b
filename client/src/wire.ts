// Written by `python -m questboard.server.types`; a test compares it with the wire.

/** A strong bot's advice on the question of a move. */
export interface Advice {
  type: "hint";
  ref: number;
  move: number;
  index: number;
  why: string;
}

/** Agree to what is proposed, or refuse it. */
export interface Agree {
  type: "agree";
  agreed: boolean;
  ref?: number;
}

/** An option of the question that was asked as so many moves had been made. */
export interface Answer {
  type: "answer";
  move: number;
  index: number;
  ref?: number;
}

/** The table has changed: somebody came or went, paused, proposed; or the game began or ended. */
export interface AtTable {
  type: "table";
  table: TableInfo;
}

/** A line from one thing to another, shown while one looks at what it belongs to. */
export interface Beam {
  start: string;
  end: string;
  reach?: number;
}

/** A box on the shelf. */
export interface BoxInfo {
  name: string;
  title: string;
  year: number;
  players: string;
  minutes: string;
  weight: string;
  playable: boolean;
  seats: number[];
  switches: Switch[];
  adventures: string[];
  levels: string[];
  guided: boolean;
}

/** What was said; all of it on arrival, then line by line. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Something that somebody said. */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** An option of the question, ready to be shown. */
export interface Choice {
  label: string;
  detail?: string;
  nodes?: string[];
  rule?: string;
  beam?: Beam | null;
}

/** What was sent has been done, and is kept. */
export interface Done {
  type: "done";
  ref: number;
  move: number;
}

/** A new table that begins where a finished game stood after so many answers. */
export interface ForkWanted {
  ply: number;
  seats: SeatWanted[];
  public?: boolean;
}

/** Where a table's game was taken from. */
export interface ForkedFrom {
  table: string;
  ply: number;
}

/** A guided game: the person sits on the first seat, bots on the others. */
export interface Guide {
  seed: string;
  bots: string[];
  steps: GuideStep[];
  options?: Record<string, unknown>;
}

/** Something to say at a moment of the game. */
export interface GuideStep {
  ply: number;
  text: Words;
  nodes?: string[];
  answer?: string;
}

/** A guided first game. */
export interface GuideWanted {
  game: string;
  name?: string;
}

/** The lobby: tables of this device, and tables that everybody may see. */
export interface Hall {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
  finished: TableInfo[];
}

/** Whether this process can serve. */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
}

/** Ask a strong bot for advice. */
export interface Hint {
  type: "hint";
  ref?: number;
}

/** What an invite link leads to. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  seat: number;
  names: string[];
  taken: boolean;
}

/** A link for one seat; the token is told once and never again. */
export interface Invite {
  seat: number;
  token: string;
}

/** Somebody sits down where an invite link leads. */
export interface InviteAccepted {
  token: string;
  name?: string;
}

/** Somebody holds an invite link and asks where it leads. */
export interface InviteShown {
  token: string;
}

/** Somebody sits down. */
export interface Joining {
  name?: string;
}

/** A line of the story, with the number of answers after which it was told. */
export interface Line {
  ply: number;
  rule: string;
  text: string;
}

/** A game as it stood after so many answers. */
export interface Moment {
  ply: number;
  plies: number;
  scene: Scene;
  lines: Line[];
}

/** A thing on the table.

    A board places its children with `at` and `size`, in units of its own; a tray lets them flow. A
    board with a colour is open ground without a frame, which may grow: its own `at` says where its
    corner lies, so that what is on it keeps its place. A tile with squares on it is rock wherever it
    has none; a square of it that has a colour and no size of its own is ground of that colour, and one
    that lies face down is fog, through which its viewer sees if it is hollow. Children of a token that
    are nothing but hollow or not are its hit points. */
export interface Node {
  id: string;
  kind: "badge" | "board" | "card" | "die" | "pile" | "slot" | "square" | "text" | "tile" | "token" | "track" | "tray" | "wall";
  label?: string;
  rule?: string;
  area?: "" | "board" | "hand" | "party" | "supply";
  source?: "" | "original" | "public" | "recalled" | "rulebook";
  at?: [number, number] | null;
  size?: [number, number] | null;
  turned?: boolean;
  face_down?: boolean;
  icon?: string;
  color?: "" | "arcane" | "bone" | "brass" | "danger" | "diamond" | "emerald" | "heal" | "ink" | "parchment" | "ruby" | "sapphire" | "slate" | "topaz" | "walnut";
  text?: string;
  lines?: string[];
  count?: number | null;
  glow?: boolean;
  hollow?: boolean;
  previews?: Record<string, string>;
  children?: Node[];
}

/** Something one might expect to be offered, and why it is not. */
export interface NotOffered {
  label: string;
  reason: string;
  rule: string;
  nodes?: string[];
  beam?: Beam | null;
}

/** Stop the game and its clock, or go on. */
export interface Pause {
  type: "pause";
  paused: boolean;
  ref?: number;
}

/** Why something was refused; the code is for programs, the sentence for people. */
export interface Problem {
  code: "cannot_undo" | "closed" | "conflict" | "forbidden" | "game_over" | "gathering" | "malformed" | "no_such_option" | "not_found" | "nothing_proposed" | "paused" | "running" | "server" | "setup" | "stale" | "too_fast" | "too_large" | "wrong_seat";
  message: string;
}

/** The question. Only the seat that is asked gets its choices. */
export interface Prompt {
  seat: number;
  text: string;
  rule: string;
  explanation?: string;
  choices?: Choice[];
  refused?: NotOffered[];
}

/** Something that people must agree on. */
export interface Proposal {
  kind: "close" | "standin" | "undo";
  by: number;
  seat: number;
  awaited: number[];
}

/** Ask the others: let a bot hold somebody's seat, or give the game up. */
export interface Propose {
  type: "propose";
  kind: "close" | "standin";
  seat?: number;
  ref?: number;
}

/** What was sent has changed nothing, and why. */
export interface Refused {
  type: "refused";
  ref: number;
  code: "cannot_undo" | "closed" | "conflict" | "forbidden" | "game_over" | "gathering" | "malformed" | "no_such_option" | "not_found" | "nothing_proposed" | "paused" | "running" | "server" | "setup" | "stale" | "too_fast" | "too_large" | "wrong_seat";
  message: string;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
}

/** How far the review of a game is. */
export interface ReviewInfo {
  ready: boolean;
  done: number;
  decisions: number;
}

/** A clause of the ledger. */
export interface RuleInfo {
  id: string;
  section: string;
  rule: string;
  note?: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  text: string;
  ref?: number;
}

/** The whole table as one seat may see it. */
export interface Scene {
  game: string;
  title: string;
  seat: number;
  status: string;
  nodes: Node[];
  prompt?: Prompt | null;
}

/** A seat as everybody may know it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  here: boolean;
  yours: boolean;
}

/** Who shall sit on a seat: whoever asks, somebody who is invited, or a bot. */
export interface SeatWanted {
  kind: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** The game as one seat sees it now. */
export interface Shown {
  type: "scene";
  move: number;
  ply: number;
  scene: Scene;
  told: number;
  lines: Line[];
  undo: UndoInfo | null;
  due: number | null;
}

/** A game in which a lone player has a score to beat. */
export interface SoloScore {
  to_beat: number | null;
  score: number | null;
  rule: string;
}

/** A switch of a game, with the values that it can have. */
export interface Switch {
  name: string;
  label: Words;
  rule: string;
  default: unknown;
  values: SwitchValue[];
}

/** One way to set a switch. */
export interface SwitchValue {
  value: unknown;
  label: Words;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "closed" | "finished" | "gathering" | "old" | "playing";
  seats: SeatInfo[];
  options: Record<string, unknown>;
  public: boolean;
  host: boolean;
  guided: boolean;
  clock: number | null;
  paused: boolean;
  proposal: Proposal | null;
  asked: number | null;
  move: number;
  ply: number;
  commitment: string;
  luck_key: string;
  result: Result | null;
  forked_from: ForkedFrom | null;
  rematch: string;
  solo: SoloScore | null;
  created: number;
  updated: number;
}

/** A table that has just been made. */
export interface TableMade {
  id: string;
  seat: number | null;
  invites: Invite[];
}

/** A new table. The seats decide how many play. */
export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: number | null;
}

/** Take my last answer back, with all that came after it. */
export interface Undo {
  type: "undo";
  ref?: number;
}

/** What taking back one's last answer would mean. */
export interface UndoInfo {
  plies: number;
  free: boolean;
}

/** The same text in each language of the interface. */
export interface Words {
  en: string;
  ru: string;
}

export type Message = Answer | Undo | Propose | Agree | Say | Pause | Hint;
export type Notice = AtTable | Shown | Chat | Advice | Done | Refused;
export type Status = "closed" | "finished" | "gathering" | "old" | "playing";
export type ErrorCode = "cannot_undo" | "closed" | "conflict" | "forbidden" | "game_over" | "gathering" | "malformed" | "no_such_option" | "not_found" | "nothing_proposed" | "paused" | "running" | "server" | "setup" | "stale" | "too_fast" | "too_large" | "wrong_seat";
