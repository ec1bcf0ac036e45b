import { describe, expect, test, vi } from "vitest";

import type { Choice, Scene } from "../protocol";

vi.mock("../settings.svelte", () => ({ settings: { reducedMotion: true, speed: 1 } }));
const { Attention } = await import("./attention.svelte");

const SCENE: Scene = {
  game: "crypt",
  title: "Crypt",
  seat: 0,
  status: "",
  nodes: [
    {
      id: "floor",
      kind: "board",
      children: [
        { id: "door", kind: "slot", text: "Door" },
        { id: "orc", kind: "token", label: "An orc.", previews: { door: "1 step" } },
        { id: "chest", kind: "slot", text: "Chest" },
        { id: "troll", kind: "token", label: "A troll." },
        { id: "stone", kind: "square", name: "d3" },
      ],
    },
  ],
  prompt: {
    seat: 0,
    text: "What now?",
    rule: "X-1",
    choices: [
      { label: "Open it", nodes: ["door"] },
      { label: "Strike", nodes: ["orc"] },
      { label: "Talk", nodes: ["orc", "door"] },
      { label: "Pass" },
    ],
    refused: [{ label: "Open the chest", reason: "it is locked", rule: "X-2", nodes: ["chest"] }],
  },
};

function attending() {
  const attention = new Attention();
  attention.update(SCENE);
  return attention;
}

describe("ways", () => {
  const walk = { label: "Go", detail: "2 squares", nodes: ["chest"], path: ["orc", "door", "chest"] };

  function walking() {
    const attention = new Attention();
    attention.update({ ...SCENE, prompt: { ...SCENE.prompt!, refused: [], choices: [walk, ...SCENE.prompt!.choices!] } });
    return attention;
  }

  test("the square under the pointer shows the way to it and what it costs, before the option in focus", () => {
    const attention = walking();
    expect(attention.way).toBeNull();
    attention.choiceHovered = 1;
    expect(attention.way).toBeNull();
    attention.nodeHovered = "chest";
    expect(attention.way).toEqual({ nodes: ["orc", "door", "chest"], words: "2 squares" });
    attention.nodeHovered = "door";
    expect(attention.way).toBeNull();
    attention.choiceHovered = 0;
    expect(attention.way?.words).toBe("2 squares");
  });

  test("while somebody else decides, or something is carried, there is none", () => {
    const attention = walking();
    attention.nodeHovered = "chest";
    attention.enabled = false;
    expect(attention.way).toBeNull();
    attention.enabled = true;
    attention.pickUp("orc", 0, 0);
    attention.nodeHovered = "chest";
    expect(attention.way).toBeNull();
  });
});

describe("lines of sight", () => {
  const clear = { start: "door", end: "orc" };
  const broken = { start: "door", end: "chest", reach: 0.4 };
  const [open, strike, ...rest] = SCENE.prompt?.choices ?? [];
  const refused = SCENE.prompt?.refused?.map((each) => ({ ...each, beam: broken }));
  const choices = [open!, { ...strike!, beam: clear }, ...rest];

  function aiming() {
    const attention = new Attention();
    attention.update({ ...SCENE, prompt: { ...SCENE.prompt!, choices, refused } });
    return attention;
  }

  test("the choice that is pointed at shows its own", () => {
    const attention = aiming();
    expect(attention.beams).toEqual([]);
    attention.choiceHovered = 1;
    expect(attention.beams).toEqual([clear]);
    attention.choiceHovered = 0;
    expect(attention.beams).toEqual([]);
  });

  test("a thing shows those of its choices, or the broken one of what is refused", () => {
    const attention = aiming();
    attention.nodeHovered = "orc";
    expect(attention.beams).toEqual([clear]);
    attention.nodeHovered = "chest";
    expect(attention.beams).toEqual([broken]);
  });
});

describe("what is lit", () => {
  test("each thing knows the places of its choices", () => {
    const { lit } = attending();
    expect([...lit]).toEqual([
      ["door", [0, 2]],
      ["orc", [1, 2]],
    ]);
  });

  test("nothing is lit while the question can't be answered", () => {
    const attention = attending();
    attention.enabled = false;
    expect(attention.lit.size + attention.refused.size).toBe(0);
  });

  test("the choice that is pointed at names its things", () => {
    const attention = attending();
    attention.choiceHovered = 2;
    expect(attention.meant).toEqual(["orc", "door"]);
    expect(attention.marked.get("orc")).toBe("lit");
  });

  test("a thing that the tutorial points at is marked though it can't be chosen", () => {
    const attention = attending();
    attention.spotlight = ["floor"];
    expect(attention.marked.get("floor")).toBe("named");
  });
});

describe("choosing a thing", () => {
  test("with one choice answers", () => {
    const attention = attending();
    const chosen: number[] = [];
    attention.onchoose = (index) => chosen.push(index);
    attention.update({ ...SCENE, prompt: { ...SCENE.prompt!, choices: SCENE.prompt!.choices!.slice(0, 2) } });
    attention.activate("orc");
    expect(chosen).toEqual([1]);
  });

  test("with several choices opens a menu", () => {
    const attention = attending();
    attention.activate("orc");
    expect(attention.menu).toBe("orc");
    expect(attention.choicesOf("orc").map(([, choice]) => choice.label)).toEqual(["Strike", "Talk"]);
  });

  test("that is not offered says why", () => {
    const attention = attending();
    attention.activate("chest");
    expect(attention.explained).toEqual({ id: "chest", reasons: SCENE.prompt!.refused });
    expect(attention.refused.get("chest")?.[0]?.reason).toBe("it is locked");
  });

  test("of which the question says nothing asks for the reason", () => {
    const attention = attending();
    const asked: (readonly string[])[] = [];
    attention.onwhynot = (ids) => asked.push(ids);
    attention.activate("troll");
    attention.inquire(["nowhere", "troll", "stone", "floor"]);
    expect(asked).toEqual([["troll"], ["troll", "stone"]]);
    expect([attention.menu, attention.explained]).toEqual([null, null]);
    const reasons = [{ label: "the troll", reason: "it is too far away", rule: "X-3" }];
    attention.explain("troll", reasons);
    expect(attention.explained).toEqual({ id: "troll", reasons });
    attention.activate("orc");
    expect(attention.explained).toBeNull();
  });

  test("while somebody else decides asks for no reason", () => {
    const attention = attending();
    attention.onwhynot = () => expect.fail("nobody wants to know");
    attention.enabled = false;
    attention.activate("troll");
    attention.explain("troll", []);
    expect(attention.explained).toBeNull();
  });
});

describe("an option that takes a second gesture", () => {
  const choices = [
    { label: "Strike", nodes: ["orc"] },
    { label: "Spare it", nodes: ["orc"], aside: true },
    { label: "Burn it", nodes: ["chest"], aside: true },
    { label: "Open it", nodes: ["door"] },
  ];

  function playing() {
    const attention = new Attention();
    attention.onchoose = vi.fn();
    attention.update({ ...SCENE, prompt: { ...SCENE.prompt!, choices } });
    return attention;
  }

  test("doesn't keep a click from meaning the other one", () => {
    const attention = playing();
    attention.activate("orc");
    expect(attention.onchoose).toHaveBeenCalledWith(0);
    expect(attention.menu).toBeNull();
  });

  test("is offered with all others by that gesture, and by a click if there is no other", () => {
    const attention = playing();
    expect(attention.unfold("orc")).toBe(true);
    expect(attention.menuOf("orc").map(([index]) => index)).toEqual([0, 1]);
    attention.activate("chest");
    expect(attention.menu).toBe("chest");
    expect(attention.onchoose).not.toHaveBeenCalled();
  });

  test("is not asked for where there is none", () => {
    expect(playing().unfold("door")).toBe(false);
  });
});

test("another scene closes what was opened on the last one", () => {
  const attention = attending();
  attention.activate("orc");
  attention.choiceHovered = 1;
  attention.update({ ...SCENE, prompt: null });
  expect([attention.menu, attention.choiceHovered, attention.lit.size]).toEqual([null, null, 0]);
});

test("a card that is pinned stays open as long as the thing is there", () => {
  const attention = attending();
  attention.enlarged = { id: "orc", pinned: true };
  attention.update({ ...SCENE });
  expect(attention.enlarged?.id).toBe("orc");
  attention.update({ ...SCENE, nodes: [] });
  expect(attention.enlarged).toBeNull();
});

test("what a thing would bring elsewhere is shown while one looks at it", () => {
  const attention = attending();
  expect(attention.previews).toEqual({});
  attention.nodeHovered = "orc";
  expect(attention.previews).toEqual({ door: "1 step" });
});

test("a film is not covered by what the thing under the pointer would do", () => {
  const attention = attending();
  attention.nodeHovered = "orc";
  attention.filming = true;
  expect(attention.previews).toEqual({});
  attention.filming = false;
  expect(attention.previews).toEqual({ door: "1 step" });
});

test("a thing is enlarged a moment after one looks at it", () => {
  vi.useFakeTimers();
  const attention = attending();
  attention.look("orc");
  vi.advanceTimersByTime(300);
  expect(attention.enlarged).toBeNull();
  vi.advanceTimersByTime(100);
  expect(attention.enlarged).toEqual({ id: "orc", pinned: false });
  attention.look(null);
  vi.advanceTimersByTime(300);
  expect(attention.enlarged).toBeNull();
  vi.useRealTimers();
});

describe("many squares of a floor", () => {
  const squares = Array.from({ length: 40 }, (_, place) => `square-${place}`);

  function onFloor(count: number) {
    const attention = new Attention();
    attention.update({
      ...SCENE,
      nodes: [
        ...SCENE.nodes,
        { id: "tile", kind: "tile", at: [0, 0], label: "A tile.", children: squares.map((id) => ({ id, kind: "square" })) },
      ],
      prompt: {
        seat: 0,
        text: "What now?",
        rule: "X-1",
        choices: [
          ...squares.slice(0, count).map((id) => ({ label: `move to ${id}`, nodes: [id] })),
          { label: "Strike", nodes: ["orc"] },
          { label: "Pass" },
        ],
      },
    });
    return attention;
  }

  test("come after all else, so that the first figures are for other things", () => {
    const attention = onFloor(12);
    expect(attention.numbered).toEqual([12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(attention.numberOf(12)).toBe(1);
    expect(attention.keyOf(12)).toBe("1");
    expect(attention.keyOf(0)).toBe("3");
    expect(attention.keyOf(11)).toBe("");
  });

  test("are left out of a list that would be too long", () => {
    expect(onFloor(33).onFloor.size).toBe(0);
    expect(onFloor(34).onFloor.size).toBe(34);
  });

  test("are options like others where they are few", () => {
    const attention = onFloor(3);
    expect(attention.onFloor.size).toBe(0);
    expect(attention.numbered).toEqual([0, 1, 2, 3, 4]);
  });

  test("only what is about nothing on the table needs a button", () => {
    expect(onFloor(3).unplaced).toEqual([4]);
  });

  test("a floor is not shown large unless it may be chosen", () => {
    expect(onFloor(3).isEnlargeable("tile")).toBe(false);
    expect(onFloor(3).isEnlargeable("square-0")).toBe(true);
  });
});

describe("a choice about two things", () => {
  const nodes: Scene["nodes"] = ["axe", "orc", "troll", "bag"].map((id) => ({ id, kind: "card", label: id }));

  function holding(choices: Choice[]) {
    const attention = new Attention();
    attention.onchoose = vi.fn();
    attention.update({ ...SCENE, nodes, prompt: { seat: 0, text: "Where?", rule: "X-1", choices } });
    return attention;
  }

  const AXE: Choice[] = [
    { label: "at the orc", nodes: ["axe", "orc"], detail: "it falls" },
    { label: "at the troll", nodes: ["axe", "troll"] },
    { label: "at the troll's foot", nodes: ["axe", "troll"] },
    { label: "all three", nodes: ["bag", "orc", "troll"] },
    { label: "into the bag", nodes: ["bag"] },
    { label: "nothing" },
  ];

  test("lets the first be dragged to the second, and nothing else", () => {
    const attention = holding(AXE);
    expect([...attention.ways.keys()]).toEqual(["axe"]);
    expect([...attention.ways.get("axe")!]).toEqual([["orc", [0]], ["troll", [1, 2]]]);
  });

  test("lights only where the thing can go while it is dragged", () => {
    const attention = holding(AXE);
    expect(attention.marked.get("bag")).toBe("lit");
    attention.pickUp("axe", 10, 10);
    expect([...attention.marked]).toEqual([["orc", "lit"], ["troll", "lit"]]);
    attention.putDown();
    expect(attention.marked.get("bag")).toBe("lit");
  });

  test("is made by letting go there, and says before what would come of it", () => {
    const attention = holding(AXE);
    attention.pickUp("axe", 10, 10);
    attention.carry(40, 60, "orc");
    expect(attention.carried).toEqual({ id: "axe", x: 40, y: 60 });
    expect(attention.dropping?.detail).toBe("it falls");
    attention.drop();
    expect(attention.onchoose).toHaveBeenCalledExactlyOnceWith(0);
    expect([attention.carried, attention.over]).toEqual([null, null]);
  });

  test("is not made by letting go elsewhere", () => {
    const attention = holding(AXE);
    for (const place of ["bag", "axe", null]) {
      attention.pickUp("axe", 10, 10);
      attention.carry(40, 60, "orc");
      attention.carry(80, 90, place);
      expect(attention.dropping).toBeUndefined();
      attention.drop();
    }
    expect(attention.onchoose).not.toHaveBeenCalled();
    expect([attention.menu, attention.carried]).toEqual([null, null]);
  });

  test("that is one of several for the two opens a menu of them alone", () => {
    const attention = holding(AXE);
    attention.pickUp("axe", 10, 10);
    attention.carry(40, 60, "troll");
    attention.drop();
    expect(attention.menu).toBe("troll");
    expect(attention.menuOf("troll").map(([index]) => index)).toEqual([1, 2]);
    attention.activate("troll");
    expect(attention.menuOf("troll").map(([index]) => index)).toEqual([1, 2, 3]);
  });

  test("can't be dragged when nothing may be answered, and another scene ends it", () => {
    const attention = holding(AXE);
    attention.pickUp("axe", 10, 10);
    attention.update({ ...SCENE, nodes, prompt: null });
    expect(attention.carried).toBeNull();
    const other = holding(AXE);
    other.enabled = false;
    expect(other.ways.size).toBe(0);
  });
});
