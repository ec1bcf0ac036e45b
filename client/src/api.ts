/** Every call to the server, with its types. What the server refuses is thrown as a `Refusal`. */

import { t } from "./messages.svelte";
import { inWords } from "./problem";
import { sealed } from "./seeds";
import { settings } from "./settings.svelte";
import type {
  BeatRange,
  BoxInfo,
  Changed,
  ErrorCode,
  ForkRequest,
  Found,
  GameEnd,
  Tutorial,
  TutorialRequest,
  LobbyInfo,
  Invitation,
  Invite,
  InviteAcceptance,
  InviteLookup,
  SitRequest,
  Line,
  Mark,
  Moment,
  Played,
  Problem,
  Recovery,
  ReviewInfo,
  RuleInfo,
  SeatRequest,
  TableInfo,
  TableCreated,
  TableRequest,
  Tip,
} from "./protocol";

/** The server said no, or could not be heard. */
export class Refusal extends Error implements Problem {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The HTTP status; 0 where no answer came. */
    readonly status: number,
  ) {
    super(message);
  }
}

/** The boxes on the shelf. */
export const boxes = () => get<BoxInfo[]>("/api/boxes");

/** The rules of a game that contain some words, or all rules. */
export const rules = (game: string, words = "") =>
  get<RuleInfo[]>(`/api/boxes/${encodeURIComponent(game)}/rules${query({ q: words || undefined })}`);

/** Clauses, cards, figures, adventures and terms of a game with some words, the best first. */
export const search = (game: string, words: string) =>
  get<Found>(`/api/boxes/${encodeURIComponent(game)}/search${query({ q: words })}`);

/** The tutorial of a box. */
export const tutorial = (game: string) => get<Tutorial>(`/api/boxes/${encodeURIComponent(game)}/tutorial`);

/** What is seen on each picture of a game, in a sentence. */
export const pictures = (game: string) =>
  get<Record<string, string>>(`/api/boxes/${encodeURIComponent(game)}/pictures`);

/** How I fared in each adventure of a box. */
export const played = (game: string) => get<Played[]>(`/api/boxes/${encodeURIComponent(game)}/played`);

/** What to know when a kind of question of a box comes up for the first time. */
export const tips = (game: string) => get<Tip[]>(`/api/boxes/${encodeURIComponent(game)}/tips`);

/** My tables, and the public ones. */
export const lobby = () => get<LobbyInfo>("/api/hall");

/** Create a table. */
export const createTable = async (wanted: TableRequest) =>
  post<TableCreated>("/api/tables", await sealed(wanted));

/** Start a tutorial. */
export const startTutorial = (wanted: TutorialRequest) => post<TableCreated>("/api/tutorials", wanted);

/** One table. */
export const table = (id: string) => get<TableInfo>(at(id));

/** Take an open seat at a public table. */
export const sit = async (id: string, seat: number, request: SitRequest) =>
  post<TableCreated>(`${at(id)}/seats/${seat}/sit`, await sealed(request));

/** An invite link for an open seat of my table, or for my own seat. */
export const invite = (id: string, seat: number) => post<Invite>(`${at(id)}/seats/${seat}/invite`);

/** Put a bot on an open seat of my table. */
export const seatBot = (id: string, seat: number, bot: SeatRequest) =>
  post<TableInfo>(`${at(id)}/seats/${seat}/bot`, bot);

/** Give up my seat, to a bot or to whoever sits down there next. */
export const leave = (id: string, seat: number, bot: boolean) =>
  post<TableInfo>(`${at(id)}/seats/${seat}/leave`, { bot });

/** Take a seat at my table from somebody. */
export const remove = (id: string, seat: number, bot: boolean) =>
  post<TableInfo>(`${at(id)}/seats/${seat}/remove`, { bot });

/** Refuse somebody's chat at my table, or allow it again. */
export const mute = (id: string, seat: number, muted: boolean) =>
  post<TableInfo>(`${at(id)}/seats/${seat}/mute`, { muted });

/** Tell the operator about somebody. */
export const report = (id: string, seat: number, why: string) =>
  post<Changed>(`${at(id)}/seats/${seat}/report`, { why });

/** Close my table. */
export const closeTable = (id: string) => post<TableInfo>(`${at(id)}/close`);

/** A code that brings my seats to another device. */
export const recoveryCode = () => post<Recovery>("/api/me/recovery");

/** Bring the seats of a lost device to this one. */
export const recover = (code: string) => post<Changed>("/api/me/recover", { code });

/** Erase my tables, names and chat. */
export const erase = () => post<Changed>("/api/me/erase");

/** The table and seat of an invite link. */
export const invitation = (request: InviteLookup) => post<Invitation>("/api/invitations", request);

/** Take the seat of an invite link. */
export const acceptInvitation = async (request: InviteAcceptance) =>
  post<TableCreated>("/api/invitations/accept", await sealed(request));

/** Another game with the same people. */
export const rematch = (id: string) => post<TableCreated>(`${at(id)}/rematch`);

/** A new table that begins at a point of a finished game. */
export const fork = async (id: string, wanted: ForkRequest) =>
  post<TableCreated>(`${at(id)}/fork`, await sealed(wanted));

/** A game as it stood after a number of answers, as a seat sees it. */
export const moment = (id: string, ply: number, seat?: number) =>
  get<Moment>(`${at(id)}/moments/${ply}${query({ seat })}`);

/** What has happened since a moment, for one's own view: the last of it beat by beat. */
export const beats = (id: string, after: number, seat?: number) =>
  get<BeatRange>(`${at(id)}/beats${query({ after, seat })}`);

/** The rounds, turns and turning points of a game. */
export const marks = (id: string, seat?: number) => get<Mark[]>(`${at(id)}/marks${query({ seat })}`);

/** How a finished game ended, as a story for a seat. */
export const ending = (id: string, seat?: number) => get<GameEnd>(`${at(id)}/ending${query({ seat })}`);

/** The log so far, as far as a seat may know it. */
export const log = (id: string, seat?: number) => get<Line[]>(`${at(id)}/story${query({ seat })}`);

/** Request the review of a finished game; an existing one is ready at once. */
export const requestReview = (id: string) => post<ReviewInfo>(`${at(id)}/review`);

/** The progress of a review. */
export const review = (id: string) => get<ReviewInfo>(`${at(id)}/review`);

/** The address of a finished review, for sharing. */
export const reviewAddress = (id: string) =>
  new URL(`/table/${encodeURIComponent(id)}/review`, location.href).href;

/** The address of a finished game's save file. */
export const saveAddress = (id: string) => `${at(id)}/save`;

/** The address of a picture of the end of a game, with its story. */
export const pictureAddress = (id: string, seat?: number) => `${at(id)}/picture${query({ seat, language: settings.language })}`;

/** The address of the log as plain text. */
export const textAddress = (id: string, seat?: number) => `${at(id)}/text${query({ seat, language: settings.language })}`;

/** The address of the socket over which a table is played or watched. */
export function playAddress(id: string, seat?: number): string {
  const address = new URL(`${at(id)}/play${query({ seat, language: settings.language })}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** The address of an invite link. The token is in the fragment, which browsers don't send to servers. */
export const inviteAddress = (invite: Invite) => new URL(`/join#${invite.token}`, location.href).href;

function at(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

function get<Reply>(path: string): Promise<Reply> {
  return call(path, { headers: { Accept: "application/json" } });
}

function post<Reply>(path: string, body?: object): Promise<Reply> {
  return call(path, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
}

async function call<Reply>(path: string, request: RequestInit): Promise<Reply> {
  let response: Response;
  try {
    const headers = { ...request.headers, "Accept-Language": settings.language };
    response = await fetch(path, { credentials: "same-origin", ...request, headers });
  } catch {
    throw new Refusal("server", t("shell.unreachable"), 0);
  }
  if (response.ok) return (await response.json()) as Reply;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const { code, message } = (await response.json()) as Partial<Problem>;
    if (code && message) return new Refusal(code, inWords({ code, message }).message, response.status);
  } catch {
    // The response is not ours: something between us and the server answered.
  }
  const code = response.status === 404 ? "not_found" : "server";
  return new Refusal(code, t("shell.misunderstood", { status: response.status }), response.status);
}
