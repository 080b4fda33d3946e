/** One display of a board: the picture, the note about what was chosen, and what is said aloud. */
import { type ReadonlySignal, useComputed, useSignalEffect } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { isDirection, neighbour } from "./compass";
import { Picture } from "./picture";
import type { Answer, Art, Box, Snapshot } from "./snapshot";
import { hidden, newView, type View } from "./view";

export type Intent = { kind: "choose"; place: string; view: string };

interface BoardProps {
  art: Art;
  snapshot: ReadonlySignal<Snapshot>;
  send: (intent: Intent) => void;
}

/** No key that is meant for the board reaches the notebook; Tab goes its way. */
const stop = (event: KeyboardEvent) => event.key !== "Tab" && event.stopPropagation();
const quiet = { onKeyDown: stop, onKeyPress: stop, onKeyUp: stop };
const FIRST = "S1";
const placeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<SVGElement>("[data-place]") : null;

export function Board({ art, snapshot, send }: BoardProps) {
  const [view] = useState(() => newView(FIRST));
  const picture = useRef<SVGSVGElement>(null);
  const scene = useComputed(() => snapshot.value.scene);
  const version = useComputed(() => snapshot.value.version);
  const title = useComputed(() => `${scene.value.title}. ${scene.value.summary}`);
  const language = useComputed(() => snapshot.value.language);

  useSignalEffect(() => {
    if (scene.value) view.chosen.value = null; // what was asked about has changed
  });

  const focus = (name: string) => {
    view.here.value = name;
    picture.current?.querySelector<SVGElement>(`[data-place="${name}"]`)?.focus();
  };
  const choose = (name: string) => {
    view.here.value = name;
    view.chosen.value = name;
    send({ kind: "choose", place: name, view: view.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDirection(event.key)) {
      const boxes = new Map(Object.entries(art.places).map(([name, [, ...box]]) => [name, box as Box]));
      focus(neighbour(view.here.value, event.key, boxes));
    } else if (event.key === "Enter" || event.key === " ") {
      choose(view.here.value);
    } else if (event.key === "Escape") {
      close();
    } else return;
    event.preventDefault();
  };
  const close = () => {
    view.closed.value = snapshot.value.version;
    view.chosen.value = null;
  };

  return (
    <div
      class="ms-frame"
      data-magnumsal=""
      data-version={version}
      data-lm-suppress-shortcuts="true"
      lang={language}
      {...quiet}
    >
      <svg class="ms-symbols" {...hidden} dangerouslySetInnerHTML={{ __html: art.symbols }} />
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with places in it, not a form */}
      <svg
        ref={picture}
        class="ms ms-picture"
        viewBox={art.view.join(" ")}
        role="group"
        aria-label={title}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const name = placeOf(event.target)?.dataset.place;
          if (name) choose(name);
        }}
        onPointerOver={(event) => {
          view.hover.value = placeOf(event.target)?.dataset.place ?? null;
        }}
        onPointerLeave={() => {
          view.hover.value = null;
        }}
        onFocusIn={(event) => {
          const place = placeOf(event.target);
          if (!place?.dataset.place) return;
          view.here.value = place.dataset.place;
          view.focused.value = place.matches(":focus-visible") ? place.dataset.place : null;
        }}
        onFocusOut={() => {
          view.focused.value = null;
        }}
      >
        <g {...hidden} dangerouslySetInnerHTML={{ __html: art.backdrop }} />
        <Picture {...{ art, scene, view }} />
        <g {...hidden} dangerouslySetInnerHTML={{ __html: art.frame }} />
      </svg>
      <Note {...{ art, snapshot, view, close }} />
      <Said {...{ snapshot, view }} />
    </div>
  );
}

/** The answer that this display should show, if any. */
function answerFor(snapshot: Snapshot, view: View): Answer | null {
  const { answer, version } = snapshot;
  const mine = answer && (answer.to === view.id || answer.to === "");
  return mine && version > view.closed.value ? answer : null;
}

interface NoteProps {
  art: Art;
  snapshot: ReadonlySignal<Snapshot>;
  view: View;
  close: () => void;
}

/** What Python answered, on a slip of paper beside the place. */
function Note({ art, snapshot, view, close }: NoteProps) {
  const answer = answerFor(snapshot.value, view);
  if (!answer) return null;
  const [, , width, height] = art.view;
  const [x, y, side, level] = answer.at ?? [width / 2, 330, "below", "top"];
  return (
    <div
      class={`ms-note ms-${side} ms-${level} ms-${answer.tone}`}
      style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
      data-answer={answer.place ?? ""}
    >
      {answer.title && <b>{answer.title}</b>}
      <span>{answer.text}</span>
      <button type="button" aria-label={snapshot.value.scene.close} onClick={close}>
        ×
      </button>
    </div>
  );
}

/** A polite voice: the answer, or whose turn it has become. Silent until something has happened. */
function Said({ snapshot, view }: { snapshot: ReadonlySignal<Snapshot>; view: View }) {
  const first = useRef(snapshot.value.version);
  const { version, answer, scene } = snapshot.value;
  const mine = answerFor(snapshot.value, view);
  const words = mine ? `${mine.title} ${mine.text}` : answer ? "" : scene.summary;
  return (
    <div class="ms-said" role="status" aria-live="polite">
      {version > first.current ? words : ""}
    </div>
  );
}
