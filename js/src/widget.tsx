/**
 * The widget's two entry points. Python owns the state; the page shows the snapshot and sends intents.
 * `initialize` runs once for each board and follows its snapshot, `render` once for each place where it is displayed.
 */
import type { AnyModel } from "@anywidget/types";
import { type Signal, signal } from "@preact/signals";
import { render } from "preact";
import { Board } from "./board";
import { type Art, readSnapshot, type Snapshot } from "./snapshot";
import "./widget.css";

interface Traits {
  snapshot: string;
  art: Art;
}
type Model = AnyModel<Traits>;

export default () => {
  let snapshot: Signal<Snapshot> | undefined;
  const follow = (model: Model): Signal<Snapshot> => {
    snapshot ??= signal(readSnapshot(model.get("snapshot")));
    return snapshot;
  };
  return {
    initialize({ model }: { model: Model }) {
      const current = follow(model);
      const update = () => {
        current.value = readSnapshot(model.get("snapshot"), current.value);
      };
      model.on("change:snapshot", update);
      return () => model.off("change:snapshot", update);
    },
    render({ model, el }: { model: Model; el: HTMLElement }) {
      render(<Board art={model.get("art")} snapshot={follow(model)} post={(message) => model.send(message)} />, el);
      return () => render(null, el);
    },
  };
};
