/** One display of a board: the picture, what was answered, the controls, and what is said aloud. */
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Card, Controls } from "./bar";
import { isDirection, neighbour } from "./compass";
import { Picture } from "./picture";
import { placeOf, pointer } from "./pointer";
import type { Answer, Art, Box, Snapshot } from "./snapshot";
import { hidden, newView, type View } from "./view";

interface BoardProps {
  art: Art;
  snapshot: ReadonlySignal<Snapshot>;
  /** To Python: an intent of this display. */
  post: (message: Record<string, unknown>) => void;
}

/** No key that is meant for the board reaches the notebook; Tab goes its way. */
const stop = (event: KeyboardEvent) => event.key !== "Tab" && event.stopPropagation();
const quiet = { onKeyPress: stop, onKeyUp: stop };
const FIRST = "S1";
/** After so many milliseconds without an answer the page says so. */
const PATIENCE = 5000;
const typing = (target: EventTarget | null) => target instanceof Element && target.matches("input, textarea");

export function Board({ art, snapshot, post }: BoardProps) {
  const [view] = useState(() => newView(FIRST));
  const picture = useRef<SVGSVGElement>(null);
  const scene = useComputed(() => snapshot.value.scene);
  const play = useComputed(() => snapshot.value.play);
  const version = useComputed(() => snapshot.value.version);
  const title = useComputed(() => `${scene.value.title}. ${scene.value.summary}`);
  const language = useComputed(() => snapshot.value.language);
  const answer = useComputed(() => answerFor(snapshot.value, view));
  useSignalEffect(() => {
    if (play.value) view.chosen.value = view.selected.value = null; // what was pointed at has changed
  });
  useSignalEffect(() => {
    const { tone, place } = answer.value ?? {};
    if (tone === "tell" && place && place !== view.selected.peek()) view.selected.value = null;
  });

  const completions = useComputed(() => snapshot.value.completions);
  const lost = useSignal(false);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSignalEffect(() => {
    clearTimeout(patience.current); // an answer has come
    lost.value = version.value < 0;
  });
  useEffect(() => () => clearTimeout(patience.current), []);

  const send = (intent: Record<string, unknown>) => {
    clearTimeout(patience.current);
    patience.current = setTimeout(() => {
      lost.value = true;
    }, PATIENCE);
    post({ ...intent, view: view.id, drawn: snapshot.value.drawn });
  };
  const focus = (name: string) => {
    view.here.value = name;
    picture.current?.querySelector<SVGElement>(`[data-place="${name}"]`)?.focus();
  };
  const close = () => {
    view.closed.value = snapshot.value.version;
    view.chosen.value = view.selected.value = null;
  };
  const choose = (name: string) => {
    const from = view.selected.value;
    const { journeys } = play.value;
    view.here.value = name;
    const reached = from && (journeys[from]?.split(" ").includes(name) || !(name in journeys));
    if (from === name) close();
    else if (from && reached) go(from, name);
    else {
      view.selected.value = name in journeys ? name : null;
      view.chosen.value = name;
      send({ kind: "choose", place: name });
    }
  };
  const go = (origin: string, target: string) => {
    view.chosen.value = target;
    send({ kind: "go", origin, target });
  };
  const hand = useMemo(() => pointer({ view, play, width: art.view[2], choose, go }), []);
  const press = (intent: Record<string, unknown>) => {
    send(intent);
    view.selected.value = null;
    focus(view.here.value); // the button may be gone in a moment
  };
  const onKeyDown = (event: KeyboardEvent) => {
    stop(event);
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const shortcut = play.value.controls.find((offer) => offer.key === event.key && !offer.off);
    if (shortcut) send(shortcut.send);
    else if (event.key === "Escape") {
      close();
      focus(view.here.value);
    } else if (!placeOf(event.target)) return;
    else if (isDirection(event.key)) {
      const boxes = new Map(Object.entries(art.places).map(([name, [, ...box]]) => [name, box as Box]));
      focus(neighbour(view.here.value, event.key, boxes));
    } else if (event.key === "Enter" || event.key === " ") choose(view.here.value);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture with its controls, not a form
    <div
      class="ms-frame"
      role="group"
      aria-label={title}
      data-magnumsal=""
      data-version={version}
      data-lm-suppress-shortcuts="true"
      lang={language}
      onKeyDown={onKeyDown}
      {...quiet}
    >
      <svg class="ms-symbols" {...hidden} dangerouslySetInnerHTML={{ __html: art.symbols }} />
      <div class="ms-stage">
        {/* biome-ignore lint/a11y/useSemanticElements: a picture with places in it, not a form */}
        <svg
          ref={picture}
          class="ms ms-picture"
          viewBox={art.view.join(" ")}
          role="group"
          aria-label={title}
          {...hand}
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
          <Picture {...{ art, scene, play, answer, view }} />
          <g {...hidden} dangerouslySetInnerHTML={{ __html: art.frame }} />
          <Overlay answer={answer} />
          <Dragged {...{ play, view }} />
        </svg>
        <Note {...{ art, snapshot, answer, view, close }} />
      </div>
      <Question {...{ art, snapshot, answer, view, send: press, close }} />
      {lost.value && (
        <p class="ms-card ms-refuse" role="alert">
          {play.value.lost}
        </p>
      )}
      <Controls {...{ art, play, completions, send }} />
      <Said {...{ snapshot, view }} />
    </div>
  );
}

/** The answer that this display should show, if any. */
function answerFor({ answer, version }: Snapshot, view: View): Answer | null {
  const mine = answer && (answer.to === view.id || answer.to === "");
  return mine && version > view.closed.value ? answer : null;
}

function Overlay({ answer }: { answer: ReadonlySignal<Answer | null> }) {
  const signs = answer.value?.overlay;
  return signs ? <g {...hidden} class="ms-overlay" dangerouslySetInnerHTML={{ __html: signs }} /> : null;
}

function Dragged({ play, view }: { play: BoardPlay; view: View }) {
  const at = view.dragged.value;
  if (!at) return null;
  const href = `#ms-miner-${play.value.player}`;
  return <use class="ms-dragged" href={href} x={at[0] - 16} y={at[1] - 40} width={32} height={48} />;
}
type BoardPlay = ReadonlySignal<Snapshot["play"]>;

interface AnswerProps {
  art: Art;
  snapshot: ReadonlySignal<Snapshot>;
  answer: ReadonlySignal<Answer | null>;
  view: View;
  close: () => void;
}

/** What Python answered, on a slip of paper beside the place; not where it would hide where a miner may go. */
function Note({ art, snapshot, answer, view, close }: AnswerProps) {
  const shown = answer.value;
  if (!shown?.at || (shown.tone === "tell" && view.selected.value)) return null;
  const [, , width, height] = art.view;
  const [x, y, side, level] = shown.at;
  return (
    <div
      class={`ms-note ms-${side} ms-${level} ms-${shown.tone}`}
      style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
      data-answer={shown.place ?? ""}
    >
      {shown.title && <b>{shown.title}</b>}
      <span>{shown.text}</span>
      <button type="button" class="ms-close" aria-label={snapshot.value.scene.close} onClick={close}>
        ×
      </button>
    </div>
  );
}

/** The same below the picture, where there is something to press or no place to point at. */
function Question({
  art,
  snapshot,
  answer,
  view,
  send,
  close,
}: AnswerProps & { send: (intent: Record<string, unknown>) => void }) {
  const shown = answer.value;
  if (!shown || (shown.at && !(shown.tone === "tell" && view.selected.value))) return null;
  return <Card {...{ art, answer: shown, send, close }} word={snapshot.value.scene.close} />;
}

/** A polite voice: what happened, or what was answered here. Silent until something has happened. */
function Said({ snapshot, view }: { snapshot: ReadonlySignal<Snapshot>; view: View }) {
  const first = useRef(snapshot.value.version);
  const { version, answer, said } = snapshot.value;
  const meant = !answer || answerFor(snapshot.value, view);
  return (
    <div class="ms-said" role="status" aria-live="polite">
      {version > first.current && meant ? said : ""}
    </div>
  );
}
