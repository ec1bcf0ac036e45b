/** A line to the server that mends itself. */

import type { Message, Notice, Problem } from "./wire";

/** The first and the longest wait before a dropped line is tried again, in milliseconds. */
const SOON = 500;
const LATE = 8000;
/** How a line ends on which nobody said farewell. */
const SILENT = 1006;

export interface Ends {
  opened(): void;
  heard(notice: Notice): void;
  /** The line is down, and will be tried again. */
  dropped(): void;
  /** The server will not have us here; trying again would not help. */
  turnedAway(problem: Problem): void;
}

export class Line {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;

  constructor(
    readonly address: string,
    readonly ends: Ends,
  ) {
    addEventListener("online", this.#hurry);
    this.#open();
  }

  /** Send a message; false where the line is down. */
  send(message: Message): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The other end has gone silent: hang up and call again. */
  mend(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = socket.onmessage = null; // its own farewell may take a minute
    socket.close();
    this.#ended(SILENT, "");
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.ends.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.ends.heard(JSON.parse(event.data) as Notice);
    socket.onclose = (event) => this.#ended(event.code, event.reason);
  }

  #ended(code: number, reason: string): void {
    this.#socket = null;
    if (this.#closed) return;
    this.ends.dropped();
    const problem = refusal(code, reason);
    if (problem === null) {
      this.#timer = setTimeout(() => this.#open(), backOff(this.#tries++));
    } else {
      this.close();
      this.ends.turnedAway(problem);
    }
  }

  #hurry = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

/** Why the server has closed a socket for good: its codes are 4000 and a status of HTTP. */
export function refusal(code: number, reason: string): Problem | null {
  if (code < 4400 || code >= 4500) return null;
  return { code: code === 4404 ? "not_found" : "forbidden", message: reason };
}

/** How long to wait before the next try. */
export function backOff(tries: number): number {
  return Math.min(SOON * 2 ** tries, LATE);
}
