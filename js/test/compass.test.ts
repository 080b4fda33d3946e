import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Direction, isDirection, neighbour } from "../src/compass";
import type { Box } from "../src/snapshot";

const layout = JSON.parse(readFileSync("magnumsal_widget/scene/layout.json", "utf8"));
const places = new Map<string, Box>(Object.entries(layout.places));
for (const [name, building] of Object.entries<{ box: Box; assistant?: Box }>(layout.buildings)) {
  places.set(name, building.box);
  if (building.assistant) places.set(`assistant-${name}`, building.assistant);
}
for (const side of ["left", "right"]) places.set(`queue-${side}`, layout.buildings.castle.queue[side]);
["orange", "black", "purple", "white"].forEach((color, i) => {
  places.set(`supply-${color}`, layout.panels[i]);
});
const DIRECTIONS: Direction[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

describe("neighbour", () => {
  it.each([
    ["S1", "ArrowDown", "S2"],
    ["S2", "ArrowRight", "1R1"],
    ["1R1", "ArrowRight", "1R2"],
    ["1R1", "ArrowLeft", "S2"],
    ["2L1", "ArrowLeft", "2L2"],
    ["2L3", "ArrowLeft", "supply-orange"],
    ["S1", "ArrowUp", "square"],
    ["inn", "ArrowRight", "square"],
    ["queue-right", "ArrowLeft", "queue-left"],
  ] as [string, Direction, string][])("leads from %s by %s to %s", (from, key, to) => {
    expect(neighbour(from, key, places)).toBe(to);
  });

  it("reaches every place from any other", () => {
    for (const start of places.keys()) {
      const seen = new Set([start]);
      const todo = [start];
      for (let place = todo.pop(); place; place = todo.pop()) {
        for (const direction of DIRECTIONS) {
          const next = neighbour(place, direction, places);
          if (!seen.has(next)) todo.push(next);
          seen.add(next);
        }
      }
      expect([...places.keys()].filter((name) => !seen.has(name))).toEqual([]);
    }
  });

  it("stays where nothing lies ahead, and where the place is unknown", () => {
    expect(neighbour("castle", "ArrowUp", places)).toBe("castle");
    expect(neighbour("nowhere", "ArrowUp", places)).toBe("nowhere");
  });

  it("knows its keys", () => {
    expect(DIRECTIONS.every(isDirection)).toBe(true);
    expect(isDirection("Enter")).toBe(false);
  });
});
