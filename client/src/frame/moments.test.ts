import { describe, expect, it, vi } from "vitest";

import type { Moment, Scene } from "../protocol";
import { Moments } from "./moments";

const scene: Scene = { game: "", title: "", seat: -1, status: "", nodes: [] };
const at = (ply: number): Moment => ({ ply, plies: 100, scene, lines: [] });

/** A server whose answers come when the test says so. */
function slowServer() {
  const asked: number[] = [];
  const waiting = new Map<number, (moment: Moment) => void>();
  const fetch = (ply: number) => {
    asked.push(ply);
    return new Promise<Moment>((resolve) => waiting.set(ply, resolve));
  };
  const answer = async (ply: number) => {
    waiting.get(ply)?.(at(ply));
    await vi.waitFor(() => undefined);
  };
  return { asked, fetch, answer };
}

describe("the moments of a replay", () => {
  it("fetches what is looked at first, then its neighbours, a few at a time", async () => {
    const { asked, fetch, answer } = slowServer();
    const moments = new Moments(fetch, () => {});
    moments.lookAt(10, 100);
    expect(asked).toEqual([10, 11, 9]);
    await answer(10);
    expect(asked).toEqual([10, 11, 9, 12]);
  });

  it("forgets the trail of a drag", async () => {
    const { asked, fetch, answer } = slowServer();
    const moments = new Moments(fetch, () => {});
    for (const ply of [10, 20, 30, 40, 50]) moments.lookAt(ply, 100);
    await answer(10);
    expect(asked[3]).toBe(50);
  });

  it("asks for nothing twice and never beyond the ends", async () => {
    const { asked, fetch, answer } = slowServer();
    const moments = new Moments(fetch, () => {});
    moments.lookAt(1, 2);
    for (const ply of [1, 2, 0]) await answer(ply);
    moments.lookAt(1, 2);
    expect(asked).toEqual([1, 2, 0]);
  });

  it("keeps a bounded number, the most recently seen", async () => {
    const moments = new Moments(async (ply) => at(ply), () => {}, () => {}, 3);
    for (const ply of [0, 1, 2, 3]) {
      moments.lookAt(ply, 100, 0, 0);
      await vi.waitFor(() => expect(moments.get(ply)).toBeDefined());
    }
    expect(moments.get(0)).toBeUndefined();
    expect(moments.nearest(0)?.ply).toBe(1);
  });

  it("says what failed, and can be asked again", async () => {
    const failed: number[] = [];
    let broken = true;
    const fetch = async (ply: number) => {
      if (broken) throw new Error("no line");
      return at(ply);
    };
    const moments = new Moments(fetch, () => {}, (ply) => failed.push(ply));
    moments.lookAt(5, 100, 0, 0);
    await vi.waitFor(() => expect(failed).toEqual([5]));
    broken = false;
    moments.lookAt(5, 100, 0, 0);
    await vi.waitFor(() => expect(moments.get(5)?.ply).toBe(5));
  });

  it("is silent once it was stopped", async () => {
    const { fetch, answer } = slowServer();
    const arrived = vi.fn();
    const moments = new Moments(fetch, arrived);
    moments.lookAt(0, 0);
    moments.stop();
    await answer(0);
    expect(arrived).not.toHaveBeenCalled();
  });
});
