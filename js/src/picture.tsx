/** The scene as SVG. Python has decided what stands where; here it only gets elements. */
import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { appear, moveMiner } from "./motion";
import {
  type Answer,
  type Art,
  type Box,
  boxOf,
  type LabelRow,
  type MinerRow,
  type PieceRow,
  type PlaceData,
  type Play,
  type Row,
  type Scene,
  type Spot,
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

function Item(props: ItemProps) {
  const { art, row, origin } = props;
  const [name, id, x, y] = row;
  if (!name.startsWith("#")) return <Piece key={`${id} ${name}`} {...props} />;
  const [, , , , text, size, shift] = row as LabelRow;
  const [usual, fill, anchor, classes] = art.styles[name.slice(1)] ?? [16, "currentColor", "start", ""];
  const moved = shifted(shift);
  return (
    <text
      x={origin[0] + x}
      y={origin[1] + y}
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

interface MinerProps {
  art: Art;
  row: MinerRow;
  origin: [number, number];
  view: View;
  /** Where he stands while there is room for one more. */
  aside: Spot | undefined;
  chosen: boolean;
}

function Miner({ art, row, origin, view, aside, chosen }: MinerProps) {
  const element = useRef<SVGUseElement>(null);
  const [color, tired, id, x, y, scale, count] = row;
  const symbol = `${tired ? "tired" : "miner"}-${color}`;
  const [atX, atY, size] = aside ?? [origin[0] + x, origin[1] + y, scale];
  const box = boxOf(art, symbol, atX, chosen ? atY - 5 : atY, size);
  const [left, top, width, height] = box;
  useLayoutEffect(() => {
    const before = view.positions.get(id);
    view.positions.set(id, { box, home: false });
    if (before && element.current) moveMiner(element.current, before.box, box, before.home);
  }, [left, top, width]);
  return (
    <>
      {chosen && <Plate box={[left - 3, top - 4, width + 6, height + 7]} lifted />}
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
    </>
  );
}

/** Yellow ground for a miner who may be, or is, taken up. */
function Plate({ box, lifted }: { box: Box; lifted?: boolean }) {
  const [x, y, width, height] = box;
  const rect = { x, y, width, height, rx: lifted ? 11 : 7 };
  return (
    <g {...hidden} class={lifted ? "ms-plate ms-lifted" : "ms-plate"}>
      {lifted && <ellipse cx={x + width / 2} cy={y + height + 5} rx={width * 0.5} ry={6} />}
      <rect class="ms-case" {...rect} />
      <rect class="ms-line" {...rect} />
    </g>
  );
}

interface PlaceProps {
  art: Art;
  data: PlaceData;
  view: View;
  play: ReadonlySignal<Play>;
  lit: ReadonlySignal<ReadonlySet<string>>;
}

function Place({ art, data, view, play, lit }: PlaceProps) {
  const { name, title, content, miners = [], pieces = [] } = data;
  const [shape, x, y, w, h] = art.places[name] ?? ["", 0, 0, 0, 0];
  const origin: [number, number] = [x, y];
  const tab = useComputed(() => (view.here.value === name ? 0 : -1));
  const selected = useComputed(() => view.selected.value === name).value;
  const reached = useComputed(() => lit.value.has(name)).value;
  const { player, journeys, spare, open } = play.value;
  const [ghost, ...others] = (reached && spare[name]) || [];
  const asides = new Map(others.map(([id, ...spot]) => [id, spot as Spot]));
  const front = selected ? miners.filter(([color, tired]) => color === player && !tired).at(-1) : undefined;
  const label = open[name] && pieces.find(([, id]) => id === "label");
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      class="ms-place"
      data-place={name}
      role="button"
      tabindex={tab}
      aria-label={`${title}: ${content}`}
      aria-pressed={name in journeys ? selected : undefined}
    >
      <rect class="ms-hit" x={x} y={y} width={w} height={h} />
      {shape === "panel" && name in journeys && <Plate box={[x + 76, y + 39, 60, 35]} />}
      {label && <Pill x={x + label[2]} y={y + label[3]} width={open[name] as number} />}
      {miners.map((row) => (
        <Miner key={row[2]} {...{ art, row, origin, view }} aside={asides.get(row[2])} chosen={row === front} />
      ))}
      {ghost && <Ghost art={art} spot={ghost} />}
      {pieces.map((row, order) => (
        <Item key={row[1]} {...{ art, row, origin, view, order }} />
      ))}
    </g>
  );
}

/** A building that may be visited has its name on yellow. */
function Pill({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect class="ms-pill" x={x - width / 2} y={y - 14} width={width} height={19} rx={9} />;
}

function Ghost({ art, spot }: { art: Art; spot: Spot }) {
  const [x, y, width, height] = boxOf(art, "ghost", ...spot);
  return <use href="#ms-ghost" {...{ x, y, width, height }} />;
}

interface PictureProps {
  art: Art;
  scene: ReadonlySignal<Scene>;
  play: ReadonlySignal<Play>;
  answer: ReadonlySignal<Answer | null>;
  view: View;
}

/** Everything that changes with the game. */
export function Picture({ art, scene, play, answer, view }: PictureProps) {
  const { places, fixtures, homes } = scene.value;
  const lit = useComputed<ReadonlySet<string>>(() => {
    const from = view.selected.value;
    return new Set((from && play.value.journeys[from]?.split(" ")) || []);
  });
  useLayoutEffect(() => {
    for (const [x, y, w, h, ...miners] of homes) {
      for (const id of miners) view.positions.set(id, { box: [x, y, w, h], home: true });
    }
    view.drawnBefore = true;
  }, [homes]);
  return (
    <>
      <g {...hidden} class="ms-ground">
        {places.map(({ name, ground }) => ground && <Ground key={name} {...{ art, name, ground, view, lit }} />)}
      </g>
      <Rings {...{ art, view, lit, answer }} />
      {places.map((data) => (
        <Place key={data.name} {...{ art, data, view, play, lit }} />
      ))}
      <g {...hidden}>
        {fixtures.map((row, order) => (
          <Item key={row[1]} {...{ art, row, origin: [0, 0], view, order }} />
        ))}
      </g>
    </>
  );
}

interface GroundProps {
  art: Art;
  name: string;
  ground: Row[];
  view: View;
  lit: ReadonlySignal<ReadonlySet<string>>;
}

function Ground({ art, name, ground, view, lit }: GroundProps) {
  const [, x, y] = art.places[name] ?? ["", 0, 0];
  const reached = useComputed(() => lit.value.has(name)).value;
  return (
    <g class={reached ? "ms-lit" : undefined}>
      {ground.map((row, order) => (
        <Item key={`${row[1]} ${row[0]}`} {...{ art, row, origin: [x, y], view, order }} />
      ))}
    </g>
  );
}

interface RingsProps {
  art: Art;
  view: View;
  lit: ReadonlySignal<ReadonlySet<string>>;
  answer: ReadonlySignal<Answer | null>;
}

/** Rings round places: within reach, in the way, under the pointer, chosen, and where the keyboard is. */
function Rings({ art, view, lit, answer }: RingsProps) {
  const rings: [string, string | null][] = [
    ...[...lit.value].map((name): [string, string] => ["live", name]),
    ...(answer.value?.marks ?? []).map((name): [string, string] => ["no", name]),
    ["hover", view.hover.value],
    ["chosen", view.chosen.value],
    ["focus", view.focused.value],
  ];
  return (
    <g {...hidden} class="ms-rings">
      {rings.map(
        ([kind, name]) => name && art.places[name] && <Ring key={`${kind} ${name}`} {...{ art, kind, name }} />,
      )}
    </g>
  );
}

function Ring({ art, kind, name }: { art: Art; kind: string; name: string }) {
  const [shape, x, y, w, h] = art.places[name] as [string, ...Box];
  const outline = art.outlines[shape] ?? `M4 2H${w - 4}Q${w - 2} 2 ${w - 2} 4V${h - 2}H2V4Q2 2 4 2Z`;
  return (
    <g class={`ms-ring ms-ring-${kind} ms-at-${shape}`} transform={`translate(${x} ${y})`}>
      <path class="ms-case" d={outline} />
      <path class="ms-line" d={outline} />
    </g>
  );
}
