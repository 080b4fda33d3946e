/** The scene as SVG. Python has decided what stands where; here it only gets elements. */
import type { ReadonlySignal } from "@preact/signals";
import { useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { appear, moveMiner } from "./motion";
import {
  type Art,
  type Box,
  boxOf,
  type LabelRow,
  type MinerRow,
  type PieceRow,
  type PlaceData,
  type Row,
  type Scene,
} from "./snapshot";
import { hidden, type View } from "./view";

interface ItemProps {
  art: Art;
  row: Row;
  origin: [number, number];
  view: View;
  order: number;
}

const shifted = (shift: number | undefined) => (shift ? { class: "ms-shift", style: `--shift:${shift}px` } : {});

function Item({ art, row, origin, view, order }: ItemProps) {
  const [name, id, x, y] = row;
  const left = origin[0] + x;
  const top = origin[1] + y;
  if (name.startsWith("#")) {
    const [, , , , text, size, shift] = row as LabelRow;
    const [usual, fill, anchor, classes] = art.styles[name.slice(1)] ?? [16, "currentColor", "start", ""];
    const moved = shifted(shift);
    return (
      <text
        x={left}
        y={top}
        font-size={size || usual}
        fill={fill}
        text-anchor={anchor}
        {...moved}
        class={`${classes} ${moved.class ?? ""}`.trim() || undefined}
      >
        {text}
      </text>
    );
  }
  return <Piece key={`${id} ${name}`} {...{ art, row, origin, view, order }} />;
}

function Piece({ art, row, origin, view, order }: ItemProps) {
  const element = useRef<SVGUseElement>(null);
  const [name, , x, y, scale, fade, shift] = row as PieceRow;
  const [left, top, width, height] = boxOf(art, name, origin[0] + x, origin[1] + y, scale);
  useLayoutEffect(() => {
    const cube = /^(salt|water)/.test(name);
    if (view.drawnBefore && element.current) appear(element.current, cube ? -10 : 0, cube ? 40 * order : 0);
  }, []);
  const faded = fade !== undefined && fade < 1 ? { opacity: fade } : {};
  return (
    <use ref={element} href={`#ms-${name}`} x={left} y={top} {...{ width, height }} {...faded} {...shifted(shift)} />
  );
}

function Miner({ art, row, origin, view }: { art: Art; row: MinerRow; origin: [number, number]; view: View }) {
  const element = useRef<SVGUseElement>(null);
  const [color, tired, id, x, y, scale, count] = row;
  const symbol = `${tired ? "tired" : "miner"}-${color}`;
  const box = boxOf(art, symbol, origin[0] + x, origin[1] + y, scale);
  const [left, top, width, height] = box;
  useLayoutEffect(() => {
    const before = view.positions.get(id);
    view.positions.set(id, { box, home: false });
    if (before && element.current) moveMiner(element.current, before.box, box, before.home);
  }, [left, top, width]);
  return (
    <use
      ref={element}
      class="ms-miner"
      href={`#ms-${symbol}`}
      x={left}
      y={top}
      width={width}
      height={height}
      data-miner={color}
      data-tired={tired ? "true" : "false"}
      data-count={count && count > 1 ? count : undefined}
    />
  );
}

function Place({ art, data, view }: { art: Art; data: PlaceData; view: View }) {
  const [, x, y, w, h] = art.places[data.name] ?? ["", 0, 0, 0, 0];
  const origin: [number, number] = [x, y];
  const tab = useComputed(() => (view.here.value === data.name ? 0 : -1));
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      class="ms-place"
      data-place={data.name}
      role="button"
      tabindex={tab}
      aria-label={`${data.title}: ${data.content}`}
    >
      <rect class="ms-hit" x={x} y={y} width={w} height={h} />
      {data.miners?.map((row) => (
        <Miner key={row[2]} {...{ art, row, origin, view }} />
      ))}
      {data.pieces?.map((row, order) => (
        <Item key={row[1]} {...{ art, row, origin, view, order }} />
      ))}
    </g>
  );
}

/** Everything that changes with the game. */
export function Picture({ art, scene, view }: { art: Art; scene: ReadonlySignal<Scene>; view: View }) {
  const { places, fixtures, homes } = scene.value;
  useLayoutEffect(() => {
    for (const [x, y, w, h, ...miners] of homes) {
      for (const id of miners) view.positions.set(id, { box: [x, y, w, h], home: true });
    }
    view.drawnBefore = true;
  }, [homes]);
  const cornerOf = (name: string): [number, number] => {
    const [, x, y] = art.places[name] ?? ["", 0, 0];
    return [x, y];
  };
  return (
    <>
      <g {...hidden} class="ms-ground">
        {places.map(({ name, ground }) =>
          ground?.map((row, order) => (
            <Item key={`${name} ${row[1]} ${row[0]}`} {...{ art, row, origin: cornerOf(name), view, order }} />
          )),
        )}
      </g>
      <Rings {...{ art, view }} />
      {places.map((data) => (
        <Place key={data.name} {...{ art, data, view }} />
      ))}
      <g {...hidden}>
        {fixtures.map((row, order) => (
          <Item key={row[1]} {...{ art, row, origin: [0, 0], view, order }} />
        ))}
      </g>
    </>
  );
}

/** Rings round places: under the pointer, chosen, and where the keyboard is. */
function Rings({ art, view }: { art: Art; view: View }) {
  const rings: [string, string | null][] = [
    ["hover", view.hover.value],
    ["chosen", view.chosen.value],
    ["focus", view.focused.value],
  ];
  return (
    <g {...hidden} class="ms-rings">
      {rings.map(([kind, name]) => name && art.places[name] && <Ring key={kind} {...{ art, kind, name }} />)}
    </g>
  );
}

function Ring({ art, kind, name }: { art: Art; kind: string; name: string }) {
  const [shape, x, y, w, h] = art.places[name] as [string, ...Box];
  const outline = art.outlines[shape] ?? `M4 2H${w - 4}Q${w - 2} 2 ${w - 2} 4V${h - 2}H2V4Q2 2 4 2Z`;
  return (
    <g class={`ms-ring ms-ring-${kind}`} transform={`translate(${x} ${y})`}>
      <path class="ms-case" d={outline} />
      <path class="ms-line" d={outline} />
    </g>
  );
}
