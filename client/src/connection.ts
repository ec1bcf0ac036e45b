/** A connection to the server that reconnects by itself. */

import type { ClientMessage, Problem, ServerMessage } from "./protocol";

/** The shortest and the longest wait before the next attempt, in milliseconds. */
const SHORTEST = 500;
const LONGEST = 8000;
/** The close code of a connection that ended without a close frame. */
const ABNORMAL = 1006;

export interface Handlers {
  opened(): void;
  received(message: ServerMessage): void;
  /** The connection is lost; another attempt follows. */
  lost(): void;
  /** The server rejects us; another attempt would not help. */
  rejected(problem: Problem): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;

  constructor(
    private address: string,
    readonly handlers: Handlers,
  ) {
    addEventListener("online", this.#retryNow);
    this.#open();
  }

  /** Send a message; false if there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drop a connection that no longer responds, and connect again. */
  reconnect(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = socket.onmessage = null; // its own close event may take a minute
    socket.close();
    this.#ended(ABNORMAL, "");
  }

  /** Connect to another address from now on. */
  moveTo(address: string): void {
    this.address = address;
    this.reconnect();
  }

  /** Close the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retryNow);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.handlers.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.handlers.received(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#ended(event.code, event.reason);
  }

  #ended(code: number, reason: string): void {
    this.#socket = null;
    if (this.#closed) return;
    this.handlers.lost();
    const problem = rejection(code, reason);
    if (problem === null) {
      this.#timer = setTimeout(() => this.#open(), backOff(this.#attempts++));
    } else {
      this.close();
      this.handlers.rejected(problem);
    }
  }

  #retryNow = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

/** Why the server closed a socket for good: its codes are 4000 plus an HTTP status. */
export function rejection(code: number, reason: string): Problem | null {
  if (code < 4400 || code >= 4500) return null;
  return { code: code === 4404 ? "not_found" : "forbidden", message: reason };
}

/** How long to wait before the next attempt. */
export function backOff(attempts: number): number {
  return Math.min(SHORTEST * 2 ** attempts, LONGEST);
}
