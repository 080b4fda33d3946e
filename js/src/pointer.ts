/** The pointer on the picture: a click chooses a place; a miner can be taken up, carried and set down elsewhere. */
import type { ReadonlySignal } from "@preact/signals";
import type { Play } from "./snapshot";
import type { View } from "./view";

const SLACK = 6;

export const placeOf = (target: EventTarget | null): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>("[data-place]") : null;

const nameOf = (event: Event): string | undefined => placeOf(event.target)?.dataset.place;

export interface Hand {
  view: View;
  play: ReadonlySignal<Play>;
  width: number;
  choose: (name: string) => void;
  go: (from: string, to: string) => void;
}

/** Handlers for the picture. A press that hardly moves is a click. */
export function pointer({ view, play, width, choose, go }: Hand) {
  let from: string | undefined;
  let start: [number, number] = [0, 0];
  let carrying = false;
  let carried = false; // the click that follows is not meant
  const letGo = () => {
    from = undefined;
    carrying = false;
    view.dragged.value = null;
  };
  return {
    onClick(event: MouseEvent) {
      const name = nameOf(event);
      if (name && !carried) choose(name);
      carried = false;
    },
    onPointerDown(event: PointerEvent) {
      carried = false;
      const name = nameOf(event);
      if (event.button === 0 && name && name in play.value.journeys) {
        from = name;
        start = [event.clientX, event.clientY];
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!from) return;
      carrying ||= Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK;
      if (!carrying) return;
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const scale = box.width ? width / box.width : 1;
      view.selected.value = from;
      view.dragged.value = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    },
    onPointerUp(event: PointerEvent) {
      const target = nameOf(event);
      const origin = from;
      carried = carrying;
      letGo();
      if (carried && origin && target && target !== origin) go(origin, target);
    },
    onPointerCancel: letGo,
    onPointerOver(event: PointerEvent) {
      view.hover.value = nameOf(event) ?? null;
    },
    onPointerLeave() {
      letGo();
      view.hover.value = null;
    },
  };
}
