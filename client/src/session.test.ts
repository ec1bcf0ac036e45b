import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Handlers } from "./connection";
import { TableSession } from "./session.svelte";
import type { ClientMessage, SceneBeat, SceneUpdate, ServerMessage } from "./protocol";

/** How long a short line without cues is shown. */
const READ = 700;

const server = vi.hoisted(() => ({ handlers: null as Handlers | null, sent: [] as ClientMessage[], up: true, reconnected: 0 }));

vi.mock("./messages.svelte", () => ({ t: (key: string) => key }));
vi.mock("./settings.svelte", () => ({ settings: { speed: 1, still: false, reducedMotion: false, language: "en" } }));
vi.mock("./connection", () => ({
  Connection: class {
    constructor(_address: string, ends: Handlers) {
      server.handlers = ends;
    }
    send(message: ClientMessage) {
      if (server.up) server.sent.push(message);
      return server.up;
    }
    reconnect() {
      server.reconnected += 1;
    }
    close() {}
  },
}));

let session: TableSession;
let hidden: boolean;
let looked: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { sent: [], up: true, reconnected: 0 });
  hidden = false;
  vi.stubGlobal("location", { href: "http://localhost/table/t" });
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
    addEventListener: (_: string, listener: () => void) => (looked = listener),
    removeEventListener: () => {},
  });
  session = new TableSession("t");
  server.handlers!.opened();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hear = (message: ServerMessage) => server.handlers!.received(message);

function shown(move: number, told = 0): SceneUpdate {
  const prompt = { seat: 0, text: "Well?", rule: "" };
  const scene = { game: "", title: "", seat: 0, status: `after ${move}`, nodes: [], prompt };
  const text = `move ${move}`;
  const beats: SceneBeat[] = [{ text, patch: { status: `during ${move}` } }];
  return { type: "scene", move, ply: move, scene, told, lines: [{ ply: move, rule: "", text }], undo: null, due: null, beats };
}

test("what others do is shown beat by beat, at a pace that can be read", () => {
  hear(shown(0));
  hear(shown(1, 1));
  hear(shown(2, 2));
  expect([session.shown?.move, session.waiting]).toEqual([0, 2]);
  expect([session.caption?.text, session.shown?.scene.status]).toEqual(["move 1", "during 1"]);
  expect(session.shown?.scene.prompt).toBeUndefined();
  expect(session.lines.map((line) => line.text)).toEqual(["move 0", "move 1"]);
  vi.advanceTimersByTime(READ);
  expect([session.shown?.move, session.waiting]).toEqual([1, 1]);
  vi.advanceTimersByTime(READ);
  expect([session.shown?.move, session.waiting]).toEqual([2, 0]);
  expect([session.caption, session.shown?.scene.status]).toEqual([null, "after 2"]);
  expect(session.lines.map((line) => line.text)).toEqual(["move 0", "move 1", "move 2"]);
});

test("a film can be stopped, gone through, and seen again", () => {
  hear(shown(0));
  hear(shown(1, 1));
  hear(shown(2, 2));
  session.holdFilm(true);
  vi.advanceTimersByTime(10 * READ);
  expect([session.held, session.waiting]).toEqual([true, 2]);
  session.nextBeat();
  expect(session.caption?.text).toBe("move 2");
  session.holdFilm(false);
  vi.advanceTimersByTime(READ);
  expect([session.held, session.waiting, session.canRepeat]).toEqual([false, 0, true]);
  session.again();
  expect([session.caption?.text, session.waiting, session.lines.length]).toEqual(["move 1", 2, 3]);
});

test("only the newest question can be answered, and only once", () => {
  hear(shown(0));
  hear(shown(1, 1));
  session.answer(2);
  expect(server.sent).toEqual([]);
  session.skip();
  session.answer(2);
  session.answer(2);
  expect(server.sent).toEqual([{ type: "answer", move: 1, index: 2, ref: 1 }]);
  expect(session.pending).toBe(true);
});

test("one's own deed is shown, too, but quickly", () => {
  hear(shown(0));
  session.answer(0);
  hear(shown(1, 1));
  hear({ type: "done", ref: 1, move: 1 });
  expect([session.shown?.move, session.waiting, session.pending]).toEqual([0, 1, false]);
  vi.advanceTimersByTime(READ / 2);
  expect([session.shown?.move, session.waiting]).toEqual([1, 0]);
});

test("the next question can be answered before the word comes that the last answer was kept", () => {
  hear(shown(0));
  session.answer(0);
  hear(shown(1, 1));
  session.skip();
  session.answer(3);
  session.answer(3);
  expect(server.sent.map((message) => message.type === "answer" && [message.move, message.index])).toEqual([
    [0, 0],
    [1, 3],
  ]);
  hear({ type: "done", ref: 1, move: 1 });
  expect(session.pending).toBe(true);
  hear(shown(2, 2));
  hear({ type: "done", ref: 2, move: 2 });
  session.skip();
  expect([session.shown?.move, session.pending]).toEqual([2, false]);
});

test("nobody is kept waiting behind a hidden tab", () => {
  hear(shown(0));
  hear(shown(1, 1));
  hidden = true;
  looked();
  expect(session.shown?.move).toBe(1);
  hear(shown(2, 2));
  expect(session.shown?.move).toBe(2);
});

test("a refusal is told, and forgotten with the next message", () => {
  hear(shown(0));
  session.answer(7);
  hear({ type: "refused", ref: 1, code: "no_such_option", message: "there are options 0 to 3" });
  expect(session.problem).toEqual({ code: "no_such_option", message: "there are options 0 to 3" });
  expect(session.pending).toBe(false);
  session.answer(3);
  expect(session.problem).toBeNull();
});

test("asking for a hint does not keep one from answering", () => {
  hear(shown(0));
  session.hint();
  expect([session.advising, session.pending]).toEqual([true, false]);
  hear({ type: "hint", ref: 1, move: 0, index: 2, why: "it is best" });
  expect([session.advising, session.advice?.index]).toEqual([false, 2]);
  session.answer(1);
  hear(shown(1, 1));
  session.skip();
  expect(session.advice).toBeNull();
});

test("why something can't be chosen is heard, if the question still stands", () => {
  hear(shown(0));
  const heard: string[] = [];
  session.onreasons = ({ node }) => heard.push(node);
  session.whyNot(["orc", "square"]);
  expect(session.pending).toBe(false);
  expect(server.sent.at(-1)).toMatchObject({ type: "why_not", move: 0, nodes: ["orc", "square"] });
  hear({ type: "why_not", ref: 1, move: 0, node: "orc", reasons: [] });
  hear({ type: "why_not", ref: 2, move: 7, node: "square", reasons: [] });
  expect(heard).toEqual(["orc"]);
});

test("after a dropped line nothing waits for an answer, and the chat is told anew", () => {
  const said = (text: string) => ({ seat: 0, name: "Ada", text, at: 0 });
  hear({ type: "chat", lines: [said("hello")] });
  hear({ type: "chat", lines: [said("anybody?")] });
  expect(session.chat).toHaveLength(2);
  hear(shown(0));
  session.answer(0);
  server.handlers!.lost();
  expect([session.connected, session.pending]).toEqual([false, false]);
  server.handlers!.opened();
  hear({ type: "chat", lines: [said("hello"), said("anybody?"), said("me")] });
  expect(session.chat).toHaveLength(3);
});

test("what can't be sent is said to be so", () => {
  hear(shown(0));
  server.up = false;
  session.answer(0);
  expect(session.problem?.code).toBe("server");
  expect(session.pending).toBe(false);
});

test("a line on which no answer comes is hung up and tried again", () => {
  hear(shown(0));
  session.answer(0);
  vi.advanceTimersByTime(60_000);
  expect(server.reconnected).toBe(1);
});

test("being turned away is final, and says why", () => {
  server.handlers!.rejected({ code: "not_found", message: "there is no such table" });
  expect(session.problem?.message).toBe("there is no such table");
});
