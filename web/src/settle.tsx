// A dispute settled by asking back: the module asks, the page shows the question and sends the answer on.
import { useMemo, useState } from "preact/hooks";
import type { Held } from "./app";
import { Fault, Ruling, type Say } from "./answers";
import type { ErrorDocument } from "./documents/error";
import type { RulingDocument } from "./documents/ruling";
import type { SettleDocument } from "./documents/settle";
import { ask, kind, type Document } from "./law";

interface Props {
  action: string;
  language: string;
  held: Held;
  say: Say;
  go: (question: string) => void;
  done: () => void;
}

/** Goes on with a dispute: what the last document of it told, and an answer. */
function goOn(props: Props, last: SettleDocument | null, reply?: string): Document {
  const told = last ? { action: last.action, told: last.told, without: last.without, unknown: last.unknown } : {};
  return ask({ ask: "settle", action: props.action, ...told, ...(reply ? { reply } : {}) }, props.language, props.held.table);
}

export function Settle(props: Props) {
  const { say, go, held } = props;
  const first = useMemo(() => goOn(props, null), [props.action, props.language]);
  const [last, setLast] = useState<SettleDocument | null>(null);
  const [fault, setFault] = useState<ErrorDocument | null>(null);
  const [typed, setTyped] = useState("");
  if (!last && kind(first) === "error") return <Fault document={first as ErrorDocument} />;
  const now = last ?? (first as SettleDocument);
  const reply = (text: string) => {
    const next = goOn(props, now, text);
    if (kind(next) === "error") return setFault(next as ErrorDocument);
    setFault(null);
    setTyped("");
    setLast(next as SettleDocument);
  };
  if (now.ruling) {
    return (
      <Ruling document={now.ruling as unknown as RulingDocument} say={say} go={go}>
        <p class="buttons">
          <button type="button" class="main" onClick={() => (held.put(now.told, ""), props.done())}>
            {say("page-settle-take")}
          </button>
        </p>
        <details>
          <summary>{say("page-settle-rests")}</summary>
          <pre>{now.told}</pre>
        </details>
      </Ruling>
    );
  }
  const next = now.next;
  if (!next) return null;
  const numbers = next.kind === "number" && (next.most ?? 99) <= 12;
  const choices = numbers
    ? Array.from({ length: (next.most ?? 0) - (next.least ?? 0) + 1 }, (_, at) => String(at + (next.least ?? 0)))
    : next.kind === "choice" || next.kind === "place"
      ? next.choices
      : [];
  return (
    <section aria-live="polite">
      <h2 class="large">{next.question}</h2>
      <p class="quiet">{next.how}</p>
      {fault && <Fault document={fault} />}
      <p class="buttons">
        {choices.map((choice) => (
          <button type="button" key={choice} onClick={() => reply(choice)}>
            {choice}
          </button>
        ))}
        {next.kind === "cards" && (
          <button type="button" onClick={() => reply("none")}>
            {say("page-settle-none")}
          </button>
        )}
        <button type="button" onClick={() => reply("?")}>
          {say("page-settle-unknown")}
        </button>
      </p>
      <form class="tell" onSubmit={(event) => (event.preventDefault(), reply(typed))}>
        <label for="reply">{say("page-settle-answer")}</label>
        <input id="reply" autocomplete="off" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        <button type="submit" class="main">
          {say("page-settle-send")}
        </button>
      </form>
    </section>
  );
}
