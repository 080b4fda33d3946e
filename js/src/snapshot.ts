/** What Python sends: the shapes of the data, and how it is read. Python owns all of it; the page only reads. */

/** `[art, id, x, y, scale, fade, shift]` */
export type PieceRow = [string, string, number, number, number?, number?, number?];
/** `["#style", id, x, y, text, size, shift]` */
export type LabelRow = [string, string, number, number, string, number?, number?];
/** `[colour, tired, id, x, y, scale, count]` */
export type MinerRow = [string, number, string, number, number, number?, number?];
export type Row = PieceRow | LabelRow;
export type Box = [x: number, y: number, w: number, h: number];

export interface PlaceData {
  name: string;
  title: string;
  content: string;
  ground?: Row[];
  miners?: MinerRow[];
  pieces?: Row[];
}

export interface Scene {
  title: string;
  summary: string;
  close: string;
  places: PlaceData[];
  fixtures: Row[];
  /** The supplies: a box, then the ids of the miners that are at home in it. */
  homes: [number, number, number, number, ...string[]][];
}

/** A button: what it says and shows, what it costs (or brings, if negative), and what is sent when it is pressed. */
export interface Offer {
  label: string;
  send: Record<string, unknown>;
  icons?: string[];
  price?: number;
  off?: boolean;
  key?: string;
  name?: string;
}

export interface Answer {
  /** The display that asked; empty for all. */
  to: string;
  place: string | null;
  title: string;
  text: string;
  tone: "tell" | "refuse";
  /** A point of the note's edge, the side of the place it lies on, and whether its top, middle or bottom is level. */
  at?: [number, number, "left" | "right" | "below", "top" | "middle" | "bottom"];
  /** Places that stand in the way. */
  marks?: string[];
  /** Signs over the picture, made by Python. */
  overlay?: string;
  offers?: Offer[];
}

/** What can be done now, and by whom. */
export interface Play {
  player: string | null;
  /** From each place with a miner who may go somewhere: the places where he may go, separated by spaces. */
  journeys: Record<string, string>;
  /** How each of those would look with him: his own spot, then the others with their ids. */
  spare: Record<string, [Spot, ...[string, ...Spot][]]>;
  /** Buildings that may be visited, with the width of their names. */
  open: Record<string, number>;
  controls: Offer[];
  type: string;
  go: string;
  /** What is said when Python does not answer. */
  lost: string;
}
export type Spot = [x: number, y: number, scale: number];

export interface Snapshot {
  version: number;
  language: string;
  /** The version in which the scene was drawn anew. */
  drawn: number;
  answer: Answer | null;
  said: string;
  /** How the decision that is being typed could go on. */
  completions: string[];
  scene: Scene;
  play: Play;
}

/** What stays the same as long as the board lives. */
export interface Art {
  symbols: string;
  backdrop: string;
  frame: string;
  view: Box;
  sizes: Record<string, [number, number]>;
  styles: Record<string, [size: number, fill: string, anchor: string, classes: string]>;
  outlines: Record<string, string>;
  places: Record<string, [shape: string, ...box: Box]>;
}

/** The next snapshot; the scene of the last one where it has not changed, so that nothing is drawn twice. */
export function readSnapshot(text: string, last?: Snapshot): Snapshot {
  const next = JSON.parse(text) as Snapshot;
  return last && last.drawn === next.drawn ? { ...next, scene: last.scene, play: last.play } : next;
}

/** Where a symbol is on the board. */
export function boxOf(art: Art, name: string, x: number, y: number, scale = 1): Box {
  const [width, height] = art.sizes[name] ?? [0, 0];
  return [x, y, width * scale, height * scale];
}
