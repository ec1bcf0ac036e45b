/** Every call to the server, with its types. What the server refuses is thrown as a `Refusal`. */

import { t } from "./messages.svelte";
import { inWords } from "./problem";
import type {
  BoxInfo,
  ErrorCode,
  ForkWanted,
  Guide,
  GuideWanted,
  Hall,
  Invitation,
  Invite,
  InviteAccepted,
  InviteShown,
  Joining,
  Line,
  Moment,
  Problem,
  ReviewInfo,
  RuleInfo,
  SeatWanted,
  TableInfo,
  TableMade,
  TableWanted,
} from "./wire";

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

/** Clauses of a game's ledger that speak of some words, or all of them. */
export const rules = (game: string, words = "") =>
  get<RuleInfo[]>(`/api/boxes/${encodeURIComponent(game)}/rules${query({ q: words || undefined })}`);

/** The guided first game of a box. */
export const guide = (game: string) => get<Guide>(`/api/boxes/${encodeURIComponent(game)}/guide`);

/** My tables, and those that everybody may see. */
export const hall = () => get<Hall>("/api/hall");

/** Make a table. */
export const makeTable = (wanted: TableWanted) => post<TableMade>("/api/tables", wanted);

/** Begin a guided game. */
export const makeGuide = (wanted: GuideWanted) => post<TableMade>("/api/guides", wanted);

/** One table. */
export const table = (id: string) => get<TableInfo>(at(id));

/** Sit down on an open seat of a public table. */
export const sit = (id: string, seat: number, joining: Joining) =>
  post<TableMade>(`${at(id)}/seats/${seat}/sit`, joining);

/** A link for an open seat of my table, or for my own seat. */
export const invite = (id: string, seat: number) => post<Invite>(`${at(id)}/seats/${seat}/invite`);

/** Let a bot have an open seat of my table. */
export const seatBot = (id: string, seat: number, bot: SeatWanted) =>
  post<TableInfo>(`${at(id)}/seats/${seat}/bot`, bot);

/** Where an invite link leads. */
export const invitation = (shown: InviteShown) => post<Invitation>("/api/invitations", shown);

/** Sit down where an invite link leads. */
export const acceptInvitation = (accepted: InviteAccepted) =>
  post<TableMade>("/api/invitations/accept", accepted);

/** The same people at a new table. */
export const rematch = (id: string) => post<TableMade>(`${at(id)}/rematch`);

/** A new table that begins in the middle of a finished game. */
export const fork = (id: string, wanted: ForkWanted) => post<TableMade>(`${at(id)}/fork`, wanted);

/** A game as it stood after so many answers, as a seat may see it. */
export const moment = (id: string, ply: number, seat?: number) =>
  get<Moment>(`${at(id)}/moments/${ply}${query({ seat })}`);

/** The story so far, as a seat may know it. */
export const story = (id: string, seat?: number) => get<Line[]>(`${at(id)}/story${query({ seat })}`);

/** Have a finished game reviewed; where it has been, it is ready at once. */
export const askReview = (id: string) => post<ReviewInfo>(`${at(id)}/review`);

/** How far the review of a game is. */
export const review = (id: string) => get<ReviewInfo>(`${at(id)}/review`);

/** The address of a finished review, to give away. */
export const reviewAddress = (id: string) =>
  new URL(`/table/${encodeURIComponent(id)}/review`, location.href).href;

/** The address of a finished game's save file. */
export const saveAddress = (id: string) => `${at(id)}/save`;

/** The address of the story as plain text. */
export const textAddress = (id: string, seat?: number) => `${at(id)}/text${query({ seat })}`;

/** The address of the socket over which a table is played or watched. */
export function playAddress(id: string, seat?: number): string {
  const address = new URL(`${at(id)}/play${query({ seat })}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** The address of an invite link. The token stands where no server sees it in a log. */
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
    response = await fetch(path, { credentials: "same-origin", ...request });
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
    // Something between us and the server answered, in words of its own.
  }
  const code = response.status === 404 ? "not_found" : "server";
  return new Refusal(code, t("shell.misunderstood", { status: response.status }), response.status);
}
