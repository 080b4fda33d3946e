import { afterEach, describe, expect, it, vi } from "vitest";
import { appear, moveMiner, walk } from "../src/motion";
import type { Box } from "../src/snapshot";

const inRoom: Box = [704, 450, 32, 48];
const deeper: Box = [468, 700, 32, 48];

const element = () => {
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const animate = vi.fn();
  return { use: Object.assign(use, { animate }) as unknown as Element, animate };
};

afterEach(() => vi.unstubAllGlobals());

describe("walk", () => {
  it("goes along corridor and shaft underground", () => {
    expect(walk(inRoom, deeper, false)).toEqual([
      [236, -250],
      [116, -250],
      [116, 0],
      [0, 0],
    ]);
  });
  it("is straight within a level, from the town and from home", () => {
    expect(walk(inRoom, [822, 450, 32, 48], false)).toHaveLength(2);
    expect(walk([964, 255, 29, 43], deeper, false)).toHaveLength(2);
    expect(walk([91, 597, 21, 31], deeper, true)).toHaveLength(2);
  });
});

describe("motion", () => {
  it("starts where the miner was and ends where he is", () => {
    const { use, animate } = element();
    moveMiner(use, inRoom, deeper, false);
    const [frames, timing] = animate.mock.lastCall as [Keyframe[], KeyframeAnimationOptions];
    expect(frames[0]).toMatchObject({ transform: "translate(236px, -250px) scale(1)", offset: 0 });
    expect(frames.at(-1)).toMatchObject({ transform: "translate(0px, 0px) scale(1)", offset: 1 });
    expect(timing.duration).toBe(Math.min(500, 260 + (120 + 250 + 116) * 0.34));
  });
  it("is short for neighbours that close up, and nothing for who stays", () => {
    const { use, animate } = element();
    moveMiner(use, inRoom, [714, 450, 32, 48], false);
    expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 160 });
    moveMiner(use, inRoom, inRoom, false);
    expect(animate).toHaveBeenCalledTimes(1);
  });
  it("does not happen where stillness is preferred", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { use, animate } = element();
    moveMiner(use, inRoom, deeper, false);
    appear(use, -10, 0);
    expect(animate).not.toHaveBeenCalled();
  });
  it("lets new pieces come in", () => {
    const { use, animate } = element();
    appear(use, -10, 80);
    expect(animate.mock.lastCall?.[1]).toMatchObject({ delay: 80, fill: "backwards" });
  });
});
