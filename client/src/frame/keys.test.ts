import { describe, expect, it } from "vitest";

import { command, type Pressed } from "./keys";

const press = (key: string, more: Partial<Pressed> = {}) =>
  command({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("keys", () => {
  it("figures make the number of an option", () => {
    expect(press("1")).toEqual({ name: "figure", figure: "1" });
    expect(press("0")).toEqual({ name: "figure", figure: "0" });
  });

  it("the list has a key, and another one to look for an option", () => {
    expect(press("l")).toEqual({ name: "list" });
    expect(press("/", { code: "Slash" })).toEqual({ name: "filter" });
    expect(press("E")).toEqual({ name: "end" });
    expect(press("s")).toEqual({ name: "log" });
  });

  it("letters work in either case", () => {
    expect(press("u")).toEqual({ name: "undo" });
    expect(press("W")).toEqual({ name: "why" });
    expect(press("x")).toBeNull();
  });

  it("a Russian keyboard has the same keys in the same places", () => {
    expect(press("г", { code: "KeyU" })).toEqual({ name: "undo" });
    expect(press("р", { code: "KeyH" })).toEqual({ name: "hint" });
  });

  it("another Latin layout goes by what is printed on the key", () => {
    expect(press("l", { code: "KeyP" })).toEqual({ name: "list" });
  });

  it("keys of the browser stay the browser's", () => {
    expect(press("r", { ctrlKey: true })).toBeNull();
    expect(press("1", { altKey: true })).toBeNull();
    expect(press("Tab")).toBeNull();
  });

  it("the film has keys of its own", () => {
    expect(press("r")).toEqual({ name: "again" });
    expect(press("з", { code: "KeyP" })).toEqual({ name: "pause" });
  });

  it("a question mark asks for help, Escape closes", () => {
    expect(press("?", { code: "Digit7" })).toEqual({ name: "help" });
    expect(press("Escape")).toEqual({ name: "close" });
  });
});
