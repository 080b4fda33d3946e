/** What belongs to one display of a board and never leaves the page: pointer, keyboard, and where pieces were drawn. */
import { type Signal, signal } from "@preact/signals";
import type { Box } from "./snapshot";

export interface View {
  /** Tells this display from others of the same board. */
  id: string;
  /** The place that the keyboard has, or will have when the picture is entered. */
  here: Signal<string>;
  /** The same while its ring is shown. */
  focused: Signal<string | null>;
  hover: Signal<string | null>;
  chosen: Signal<string | null>;
  /** The place whose miner is about to go somewhere. */
  selected: Signal<string | null>;
  /** The figure that follows the pointer. */
  dragged: Signal<[number, number] | null>;
  /** The version of the answer that was closed. */
  closed: Signal<number>;
  positions: Map<string, { box: Box; home: boolean }>;
  drawnBefore: boolean;
}

export function newView(first: string): View {
  return {
    id: Math.random().toString(36).slice(2, 10),
    here: signal(first),
    focused: signal<string | null>(null),
    hover: signal<string | null>(null),
    chosen: signal<string | null>(null),
    selected: signal<string | null>(null),
    dragged: signal<[number, number] | null>(null),
    closed: signal(0),
    positions: new Map(),
    drawnBefore: false,
  };
}

/** For what is only there to be looked at; the places say it in words. */
export const hidden = { "aria-hidden": "true" } as const;
