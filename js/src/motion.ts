/** How a change is shown: a piece that has moved starts where it was. Nothing moves where people asked for stillness. */
import type { Box } from "./snapshot";

const AXIS = 600;
const GROUND = 300;

export const still = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** The way a miner walks, from where he was: through the corridor to the shaft and along it, or straight. */
export function walk(from: Box, to: Box, atHome: boolean): [number, number][] {
  const start: [number, number] = [from[0] - to[0], from[1] - to[1]];
  const underground = from[1] > GROUND && to[1] > GROUND && !atHome;
  if (!underground || Math.abs(start[1]) < 60) return [start, [0, 0]];
  const aisle = AXIS - to[2] / 2 - to[0];
  return [start, [aisle, start[1]], [aisle, 0], [0, 0]];
}

export function moveMiner(element: Element, from: Box, to: Box, atHome: boolean): void {
  if (still() || !element.animate) return;
  const scale = from[3] && to[3] ? from[3] / to[3] : 1;
  const path = walk(from, to, atHome);
  const lengths = path.map(([x, y], i) => {
    const [px, py] = path[i - 1] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const whole = lengths.reduce((sum, part) => sum + part, 0);
  if (whole < 1) return;
  const shape = Math.abs(scale - 1) > 0.01 ? scale : 1;
  let gone = 0;
  const frames = path.map(([x, y], i) => {
    gone += lengths[i] ?? 0;
    const size = shape + (1 - shape) * (gone / whole);
    return { transform: `translate(${x}px, ${y}px) scale(${size})`, offset: gone / whole };
  });
  element.animate(frames, {
    duration: whole < 40 ? 160 : Math.min(500, 260 + whole * 0.34),
    easing: whole < 40 ? "ease-out" : "cubic-bezier(.2,.7,.2,1)",
  });
}

/** What was not there before comes in gently; cubes drop. */
export function appear(element: Element, rise: number, delay: number): void {
  if (still() || !element.animate) return;
  element.animate(
    [
      { opacity: 0, transform: `translateY(${rise}px)` },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: 320,
      delay,
      easing: "ease-out",
      fill: "backwards",
    },
  );
}
