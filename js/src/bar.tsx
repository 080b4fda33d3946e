/** Below the picture: what can be done at the place that was chosen, the controls, and a line for typing moves. */
import type { ReadonlySignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import type { Answer, Art, Offer, Play } from "./snapshot";

type Send = (intent: Record<string, unknown>) => void;

function Icon({ art, name }: { art: Art; name: string }) {
  const [width, height] = art.sizes[name] ?? [32, 32];
  return (
    <svg class="ms ms-icon" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`#ms-${name}`} width={width} height={height} />
    </svg>
  );
}

function Price({ art, price }: { art: Art; price: number }) {
  return (
    <span class="ms-price">
      <Icon art={art} name="coin" />
      {price < 0 ? `+${-price}` : price > 0 ? `−${price}` : "0"}
    </span>
  );
}

function Button({ art, offer, send, main }: { art: Art; offer: Offer; send: Send; main?: boolean }) {
  const { label, icons = [], price, off, name, key } = offer;
  const spoken = [name || label, price === undefined ? "" : `${-price} gr`].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      class={main ? "ms-button ms-main" : "ms-button"}
      disabled={off}
      aria-label={name || price !== undefined ? spoken : undefined}
      aria-keyshortcuts={key}
      onClick={() => send(offer.send)}
    >
      {icons.map((icon, i) => (
        <Icon key={i} art={art} name={icon} />
      ))}
      {label && <span>{label}</span>}
      {price !== undefined && <Price art={art} price={price} />}
    </button>
  );
}

/** An answer that is not a note on the board: a question with its options, or words that belong to no place. */
export function Card({ art, answer, send, close, word }: CardProps) {
  return (
    <div class={`ms-card ms-${answer.tone}`} data-answer={answer.place ?? ""}>
      <p>
        {answer.title && <b>{answer.title}</b>} <span>{answer.text}</span>
      </p>
      <div class="ms-offers">
        {answer.offers?.map((offer) => (
          <Button key={JSON.stringify(offer.send)} {...{ art, offer, send }} main />
        ))}
      </div>
      <button type="button" class="ms-close" aria-label={word} onClick={close}>
        ×
      </button>
    </div>
  );
}

interface CardProps {
  art: Art;
  answer: Answer;
  send: Send;
  close: () => void;
  word: string;
}

interface ControlsProps {
  art: Art;
  play: ReadonlySignal<Play>;
  completions: ReadonlySignal<string[]>;
  send: Send;
}

export function Controls({ art, play, completions, send }: ControlsProps) {
  const line = useRef<HTMLInputElement>(null);
  const { controls, type, go } = play.value;
  const list = useId();
  return (
    <div class="ms-controls">
      {controls.map((offer) => (
        <Button key={offer.label} {...{ art, offer, send }} />
      ))}
      <form
        class="ms-typing"
        onSubmit={(event) => {
          event.preventDefault();
          const text = line.current?.value.trim();
          if (text) send({ kind: "play", text });
          if (line.current) line.current.value = "";
        }}
      >
        <input
          ref={line}
          type="text"
          list={list}
          aria-label={type}
          placeholder={type}
          spellcheck={false}
          autocomplete="off"
          maxLength={300}
          onInput={(event) => send({ kind: "complete", text: event.currentTarget.value })}
        />
        <datalist id={list}>
          {completions.value.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
        <button type="submit" class="ms-button">
          {go}
        </button>
      </form>
    </div>
  );
}
