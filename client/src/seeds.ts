/** Seeds: what this device adds to the luck of its tables. A seat sends the digest of its seed when it sits down, and
    the seed itself when everybody sits; so nobody, the server included, can choose the luck. */

const STORED = "questboard.seeds";
/** How many are kept; each is needed only until its game begins, and to compare it afterwards. */
const KEPT = 50;

type Seeds = Record<string, string>;

/** A request with the digest of a new seed; as it was where the browser can't compute one. */
export async function sealed<Request extends object>(request: Request): Promise<Request & { seal?: string }> {
  if (!globalThis.isSecureContext || !globalThis.crypto?.subtle) return request;
  const seed = inHex(crypto.getRandomValues(new Uint8Array(16)));
  const seal = inHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed))));
  const seeds = Object.entries(stored()).slice(1 - KEPT);
  try {
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...seeds, [seal, seed]])));
  } catch {
    return request; // what can't be kept can't be revealed
  }
  return { ...request, seal };
}

/** The seed with a digest, if it is this device's. */
export const seedOf = (seal: string): string | undefined => stored()[seal];

function stored(): Seeds {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Seeds;
  } catch {
    return {};
  }
}

function inHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
