/** Where the arrow keys lead: to the nearest place in that direction, straight ahead before aside. */
import type { Box } from "./snapshot";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const ASIDE = 2.5;

export const isDirection = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** The place to go to, or the same one where nothing lies in that direction. */
export function neighbour(from: string, direction: Direction, places: ReadonlyMap<string, Box>): string {
  const start = places.get(from);
  if (!start) return from;
  const along = direction === "ArrowLeft" || direction === "ArrowRight" ? 0 : 1;
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  const middle = (box: Box, axis: number) => (box[axis] ?? 0) + (box[axis + 2] ?? 0) / 2;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, box] of places) {
    const ahead = (middle(box, along) - middle(start, along)) * sign;
    const aside = Math.abs(middle(box, 1 - along) - middle(start, 1 - along));
    if (name === from || ahead < 6 || aside > 3 * ahead) continue;
    const distance = ahead + ASIDE * aside;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}
