/** A board in miniature, and a stand-in for the model that anywidget hands to the widget. */
import { vi } from "vitest";
import type { Art, PlaceData, Play, Snapshot } from "../src/snapshot";

export const art: Art = {
  symbols: '<style>.ms{}</style><symbol id="ms-miner-orange" viewBox="0 0 32 48"/>',
  backdrop: '<rect class="sky" width="1" height="1"/>',
  frame: '<rect class="edge" width="1" height="1"/>',
  view: [0, 0, 1200, 1000],
  sizes: {
    "miner-orange": [32, 48],
    ghost: [32, 48],
    "tired-orange": [48, 28],
    "salt-brown": [22, 24],
    "rock-1": [112, 136],
  },
  styles: { number: [20, "var(--ms-ink)", "middle", "ms-n"], label: [13.5, "var(--ms-paper)", "middle", "ms-small"] },
  outlines: { room: "M3 131Z" },
  places: {
    S1: ["shaft-low", 542, 318, 116, 66],
    S2: ["shaft-high", 542, 384, 116, 156],
    "1R1": ["room", 664, 387, 112, 150],
    inn: ["building", 408, 44, 120, 256],
  },
};

export const places: PlaceData[] = [
  { name: "inn", title: "Inn", content: "the next miner costs 5 gr", pieces: [["#label", "label", 60, 269, "Inn"]] },
  { name: "S1", title: "S1, shaft section one", content: "1 orange miner", miners: [["orange", 0, "o0", 42, 4]] },
  { name: "S2", title: "S2, shaft section two", content: "nobody here" },
  {
    name: "1R1",
    title: "1R1, level one, right, chamber one",
    content: "unrevealed",
    ground: [["rock-1", "rock", 0, 0]],
    miners: [["orange", 1, "o1", 10, 20, 1, 12]],
    pieces: [
      ["salt-brown", "brown0", 40, 6, 0.5, 0.5],
      ["#number", "n", 5, 5, "<b>3</b>", 25, 7],
    ],
  },
];

export const play: Play = {
  player: "orange",
  journeys: { S1: "S2 1R1" },
  spare: {
    S2: [[584, 478, 1]],
    "1R1": [
      [700, 440, 1],
      ["o1", 666, 410, 1],
    ],
  },
  open: { inn: 50 },
  controls: [
    { label: "Undo", send: { kind: "undo" }, key: "u" },
    { label: "Redo", send: { kind: "redo" }, off: true },
  ],
  type: "Type a move",
  go: "Play",
  lost: "Python does not answer.",
};

export const snapshot = (version: number, extra: Partial<Snapshot> = {}): Snapshot => ({
  version,
  language: "en",
  drawn: version,
  answer: null,
  said: "",
  completions: [],
  play,
  scene: {
    title: "Magnum Sal board",
    summary: "Phase I · Orange to move",
    close: "Close",
    places,
    fixtures: [["#number", "status", 20, 20, "Phase I"]],
    homes: [[91, 597, 21, 31.5, "o2"]],
  },
  ...extra,
});

type Listener = () => void;

export class FakeModel {
  listeners = new Map<string, Set<Listener>>();
  send = vi.fn();
  constructor(public traits: { snapshot: string; art: Art }) {}
  get(key: "snapshot" | "art") {
    return this.traits[key];
  }
  on(name: string, listener: Listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }
  off(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener);
  }
  show(next: Snapshot) {
    this.traits.snapshot = JSON.stringify(next);
    for (const listener of this.listeners.get("change:snapshot") ?? []) listener();
  }
  get following() {
    return this.listeners.get("change:snapshot")?.size ?? 0;
  }
}
