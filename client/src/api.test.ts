import { afterEach, expect, test, vi } from "vitest";

import { lobby, createTable, moment, Refusal, rules, sit } from "./api";

vi.mock("./messages.svelte", () => ({ t: (key: string) => key }));
vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetched = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function refused(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => expect.fail("nothing was refused"),
    (refusal: unknown) => refusal as Refusal,
  );
}

test("what the server says comes back as it is", async () => {
  answer({ mine: [], open: [], running: [], finished: [] });
  expect(await lobby()).toEqual({ mine: [], open: [], running: [], finished: [] });
});

test("what is wanted goes out as JSON", async () => {
  const fetched = answer({ id: "t", seat: 0, invites: [] }, 201);
  await createTable({ game: "portal", seats: [{ kind: "me", name: "Ada" }] });
  expect(fetched).toHaveBeenCalledWith(
    "/api/tables",
    expect.objectContaining({ method: "POST", body: '{"game":"portal","seats":[{"kind":"me","name":"Ada"}]}' }),
  );
});

test("addresses carry only what was given", async () => {
  const fetched = answer([]);
  await rules("portal");
  await rules("portal", "perfect match");
  await moment("a/b", 3, 0);
  await moment("a", 3);
  expect(fetched.mock.calls.map((call: unknown[]) => call[0])).toEqual([
    "/api/boxes/portal/rules",
    "/api/boxes/portal/rules?q=perfect+match",
    "/api/tables/a%2Fb/moments/3?seat=0",
    "/api/tables/a/moments/3",
  ]);
});

test("a refusal is thrown with its code and its sentence", async () => {
  answer({ code: "conflict", message: "somebody else has taken this seat" }, 409);
  const refusal = await refused(sit("t", 1, { name: "Ada" }));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: "conflict", message: "somebody else has taken this seat", status: 409 });
});

test("an answer that is not ours is a problem of the server", async () => {
  answer("<h1>Bad gateway</h1>", 502);
  expect(await refused(lobby())).toMatchObject({ code: "server", message: "shell.misunderstood", status: 502 });
});

test("no answer at all says to check the connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  expect(await refused(lobby())).toMatchObject({ code: "server", message: "shell.unreachable", status: 0 });
});
