import { act, fireEvent } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../src/snapshot";
import widget from "../src/widget";
import { art, FakeModel, places, snapshot } from "./helpers";

let model: FakeModel;
let board: ReturnType<typeof widget>;
let leave: () => void;
const views: HTMLElement[] = [];

function display(): { el: HTMLElement; close: () => void } {
  const el = document.createElement("div");
  document.body.append(el);
  views.push(el);
  let close = () => {};
  act(() => {
    close = board.render({ model: model as never, el });
  });
  return { el, close };
}
const place = (el: Element, name: string) => el.querySelector(`[data-place="${name}"]`) as SVGElement;
const answer = (to: string, extra: Partial<Answer> = {}): Answer => ({
  to,
  place: "S1",
  title: "S1",
  text: "1 orange miner",
  tone: "tell",
  at: [672, 318, "right", "top"],
  ...extra,
});
const asked = () => model.send.mock.lastCall?.[0] as { kind: string; place: string; view: string };

beforeEach(() => {
  for (const view of views.splice(0)) view.remove();
  model = new FakeModel({ snapshot: JSON.stringify(snapshot(1)), art });
  board = widget();
  leave = board.initialize({ model: model as never });
});

describe("the picture", () => {
  it("marks the root, every place and every miner", () => {
    const { el } = display();
    const root = el.querySelector("[data-magnumsal]") as HTMLElement;
    expect(root.dataset.version).toBe("1");
    expect([...el.querySelectorAll("[data-place]")].map((g) => (g as SVGElement).dataset.place)).toEqual(
      places.map((data) => data.name),
    );
    const miner = place(el, "S1").querySelector("[data-miner]");
    expect(miner?.getAttribute("data-miner")).toBe("orange");
    expect(miner?.getAttribute("data-tired")).toBe("false");
    expect(miner?.hasAttribute("data-count")).toBe(false);
    const tired = place(el, "1R1").querySelector("[data-miner]");
    expect(tired?.getAttribute("data-tired")).toBe("true");
    expect(tired?.getAttribute("data-count")).toBe("12");
  });

  it("draws pieces where Python says, in their natural size or another", () => {
    const { el } = display();
    const rock = el.querySelector('use[href="#ms-rock-1"]');
    expect(["x", "y", "width", "height"].map((name) => rock?.getAttribute(name))).toEqual(["664", "387", "112", "136"]);
    const cube = el.querySelector('use[href="#ms-salt-brown"]');
    expect(["x", "y", "width", "opacity"].map((name) => cube?.getAttribute(name))).toEqual(["704", "393", "11", "0.5"]);
  });

  it("takes texts for texts", () => {
    const { el } = display();
    const text = [...el.querySelectorAll("text")].find((node) => node.textContent === "<b>3</b>");
    expect(text?.getAttribute("font-size")).toBe("25");
    expect(text?.getAttribute("class")).toBe("ms-n ms-shift");
    expect(el.querySelector("b")).toBeNull();
  });

  it("says what each place holds, and is one stop for the Tab key", () => {
    const { el } = display();
    expect(place(el, "S2").getAttribute("aria-label")).toBe("S2, shaft section two: nobody here");
    expect([...el.querySelectorAll('[tabindex="0"]')]).toEqual([place(el, "S1")]);
  });

  it("follows the snapshot", () => {
    const { el } = display();
    const moved = snapshot(2);
    moved.scene = { ...moved.scene, places: moved.scene.places.map((data) => ({ ...data, miners: [] })) };
    act(() => model.show(moved));
    expect((el.querySelector("[data-magnumsal]") as HTMLElement).dataset.version).toBe("2");
    expect(el.querySelector("[data-miner]")).toBeNull();
  });
});

describe("a choice", () => {
  it("by pointer reaches Python, wherever in the place it was", () => {
    const { el } = display();
    fireEvent.click(place(el, "1R1").querySelector("[data-miner]") as Element);
    expect(asked()).toMatchObject({ kind: "choose", place: "1R1", drawn: 1 });
    fireEvent.click(place(el, "inn"));
    expect(asked().place).toBe("inn");
    expect(Object.keys(asked()).sort()).toEqual(["drawn", "kind", "place", "view"]);
  });

  it("beside all places asks nothing", () => {
    const { el } = display();
    fireEvent.click(el.querySelector(".ms-picture") as Element);
    expect(model.send).not.toHaveBeenCalled();
  });

  it("by keyboard: arrows move, Enter chooses, and no key leaves the board", () => {
    const { el } = display();
    const leaked: string[] = [];
    el.addEventListener("keydown", (event) => leaked.push(event.key));
    fireEvent.keyDown(place(el, "S1"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(place(el, "S2"));
    expect(el.querySelectorAll('[tabindex="0"]').length).toBe(1);
    fireEvent.keyDown(place(el, "S2"), { key: "ArrowRight" });
    fireEvent.keyDown(place(el, "1R1"), { key: "Enter" });
    expect(asked().place).toBe("1R1");
    fireEvent.keyDown(place(el, "1R1"), { key: "d" });
    expect(leaked).toEqual([]);
    fireEvent.keyDown(place(el, "1R1"), { key: "Tab" });
    expect(leaked).toEqual(["Tab"]);
  });

  it("is answered in a note, which Escape and its button close", () => {
    const { el } = display();
    fireEvent.click(place(el, "S2"));
    act(() => model.show(snapshot(2, { drawn: 1, said: "S2 nobody", answer: answer(asked().view) })));
    expect(el.querySelector(".ms-note")?.textContent).toContain("1 orange miner");
    expect(el.querySelector("[role=status]")?.textContent).toBe("S2 nobody");
    fireEvent.keyDown(place(el, "S2"), { key: "Escape" });
    expect(el.querySelector(".ms-note")).toBeNull();
    act(() => model.show(snapshot(3, { drawn: 1, answer: answer(asked().view) })));
    fireEvent.click(el.querySelector(".ms-note button") as Element);
    expect(el.querySelector(".ms-note")).toBeNull();
  });

  it("is answered only where it was asked; a message that made no sense everywhere", () => {
    const [one, two] = [display(), display()];
    fireEvent.click(place(one.el, "S2"));
    act(() => model.show(snapshot(2, { drawn: 1, said: "words", answer: answer(asked().view) })));
    expect(one.el.querySelector(".ms-note")).not.toBeNull();
    expect(two.el.querySelector(".ms-note")).toBeNull();
    expect(two.el.querySelector("[role=status]")?.textContent).toBe("");
    const { at: _, ...nowhere } = answer("", { tone: "refuse", title: "" });
    act(() => model.show(snapshot(3, { drawn: 1, answer: nowhere })));
    expect(two.el.querySelector(".ms-card.ms-refuse")).not.toBeNull();
  });
});

describe("playing", () => {
  const lit = (el: Element) =>
    [...el.querySelectorAll('[data-place] use[href="#ms-ghost"]')].map(
      (ghost) => (ghost.parentElement as HTMLElement).dataset.place,
    );

  it("a miner is taken up, and where he may go is lit", () => {
    const { el } = display();
    fireEvent.click(place(el, "S1"));
    expect(lit(el)).toEqual(["S2", "1R1"]);
    expect(el.querySelectorAll(".ms-ring-live").length).toBe(2);
    expect(place(el, "S1").getAttribute("aria-pressed")).toBe("true");
    expect(place(el, "S1").querySelector(".ms-lifted")).not.toBeNull();
    expect(place(el, "1R1").querySelector("[data-miner]")?.getAttribute("x")).toBe("666");
    fireEvent.click(place(el, "S2"));
    expect(asked()).toMatchObject({ kind: "go", origin: "S1", target: "S2" });
  });

  it("what is not lit can be tried all the same", () => {
    const { el } = display();
    fireEvent.click(place(el, "S1"));
    fireEvent.click(place(el, "inn"));
    expect(asked()).toMatchObject({ kind: "go", origin: "S1", target: "inn" });
    act(() => model.show(snapshot(2, { drawn: 1, answer: answer(asked().view, { tone: "refuse", marks: ["S2"] }) })));
    expect(el.querySelectorAll(".ms-ring-no").length).toBe(1);
    expect(lit(el)).toEqual(["S2", "1R1"]);
    fireEvent.keyDown(place(el, "S1"), { key: "Escape" });
    expect(lit(el)).toEqual([]);
    expect(el.querySelector(".ms-ring-no")).toBeNull();
  });

  it("the same miner again puts him down, and so does a new scene", () => {
    const { el } = display();
    fireEvent.click(place(el, "S1"));
    fireEvent.click(place(el, "S1"));
    expect(lit(el)).toEqual([]);
    fireEvent.click(place(el, "S1"));
    act(() => model.show(snapshot(2)));
    expect(lit(el)).toEqual([]);
  });

  it("a miner can be carried", () => {
    const { el } = display();
    const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0 });
    fireEvent.pointerDown(place(el, "S1"), at(10, 10));
    fireEvent.pointerMove(place(el, "S1"), at(12, 12));
    expect(el.querySelector(".ms-dragged")).toBeNull();
    fireEvent.pointerMove(place(el, "S2"), at(40, 90));
    expect(el.querySelector(".ms-dragged")).not.toBeNull();
    expect(lit(el)).toEqual(["S2", "1R1"]);
    fireEvent.pointerUp(place(el, "S2"), at(40, 90));
    fireEvent.click(place(el, "S2"));
    expect(model.send).toHaveBeenCalledTimes(1);
    expect(asked()).toMatchObject({ kind: "go", origin: "S1", target: "S2" });
    expect(el.querySelector(".ms-dragged")).toBeNull();
  });

  it("offers are buttons with their price, and send what Python put in them", () => {
    const { el } = display();
    fireEvent.click(place(el, "inn"));
    const offers = [
      { label: "Hire a miner", price: 5, send: { kind: "play", text: "visit inn" } },
      { label: "", name: "2 brown salt cubes", icons: ["salt-brown", "salt-brown"], price: -9, send: { kind: "step" } },
    ];
    const { at: _, ...nowhere } = answer(asked().view, { place: "inn", offers });
    act(() => model.show(snapshot(2, { drawn: 1, answer: nowhere })));
    const [hire, sell] = [...el.querySelectorAll(".ms-offers button")] as [HTMLElement, HTMLElement];
    expect(hire.textContent).toBe("Hire a miner−5");
    expect(sell.getAttribute("aria-label")).toBe("2 brown salt cubes, 9 gr");
    expect(sell.querySelectorAll('use[href="#ms-salt-brown"]').length).toBe(2);
    hire.focus();
    fireEvent.click(hire);
    expect(asked()).toMatchObject({ kind: "play", text: "visit inn", drawn: 1 });
    expect(document.activeElement).toBe(place(el, "inn"));
  });

  it("controls can be pressed, by key too, and moves can be typed", () => {
    const { el } = display();
    const [undo, redo] = [...el.querySelectorAll(".ms-controls > button")] as [HTMLButtonElement, HTMLButtonElement];
    expect(redo.disabled).toBe(true);
    fireEvent.click(undo);
    expect(asked().kind).toBe("undo");
    model.send.mockClear();
    fireEvent.keyDown(place(el, "S1"), { key: "u" });
    expect(asked().kind).toBe("undo");
    model.send.mockClear();
    const line = el.querySelector("input") as HTMLInputElement;
    fireEvent.keyDown(line, { key: "u" });
    expect(model.send).not.toHaveBeenCalled();
    line.value = " move supply S1 ";
    fireEvent.submit(line.form as HTMLFormElement);
    expect(asked()).toMatchObject({ kind: "play", text: "move supply S1" });
    expect(line.value).toBe("");
    fireEvent.submit(line.form as HTMLFormElement);
    expect(model.send).toHaveBeenCalledTimes(1);
  });

  it("what is typed is completed by Python", () => {
    const { el } = display();
    const line = el.querySelector("input") as HTMLInputElement;
    fireEvent.input(line, { target: { value: "mo" } });
    expect(asked()).toMatchObject({ kind: "complete", text: "mo" });
    act(() => model.show(snapshot(2, { drawn: 1, completions: ["move supply S1"] })));
    const list = el.querySelector(`datalist[id="${line.getAttribute("list")}"]`);
    expect([...(list?.children ?? [])].map((option) => (option as HTMLOptionElement).value)).toEqual([
      "move supply S1",
    ]);
  });

  it("says when Python does not answer, until it does", () => {
    vi.useFakeTimers();
    const { el } = display();
    fireEvent.click(place(el, "inn"));
    act(() => {
      vi.advanceTimersByTime(4000);
    });
    expect(el.querySelector("[role=alert]")).toBeNull();
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(el.querySelector("[role=alert]")?.textContent).toBe("Python does not answer.");
    act(() => model.show(snapshot(2)));
    expect(el.querySelector("[role=alert]")).toBeNull();
    vi.useRealTimers();
  });
});

describe("displays", () => {
  it("are silent at first, then say what happens", () => {
    model.show(snapshot(1, { said: "said before" }));
    const { el } = display();
    expect(el.querySelector("[role=status]")?.textContent).toBe("");
    act(() => model.show(snapshot(2, { said: "Orange passed." })));
    expect(el.querySelector("[role=status]")?.textContent).toBe("Orange passed.");
  });

  it("are independent: one can be closed, the other lives on", () => {
    const [one, two] = [display(), display()];
    act(() => one.close());
    expect(one.el.childElementCount).toBe(0);
    act(() => model.show(snapshot(5)));
    expect((two.el.querySelector("[data-magnumsal]") as HTMLElement).dataset.version).toBe("5");
    fireEvent.click(place(two.el, "inn"));
    expect(asked().place).toBe("inn");
  });

  it("add no listeners to the model, and leaving removes the one there is", () => {
    for (let i = 0; i < 10; i++) display().close();
    expect(model.following).toBe(1);
    leave();
    expect(model.following).toBe(0);
  });

  it("keep the scene object while it is not drawn anew", () => {
    const { el } = display();
    const before = place(el, "S1").querySelector("[data-miner]");
    act(() => model.show(snapshot(2, { drawn: 1 })));
    expect(place(el, "S1").querySelector("[data-miner]")).toBe(before);
  });
});
