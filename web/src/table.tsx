// The table: its board, what can be done, what is told of a place, the log, and ways to share it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Answer, Fault, Ruling, Step, Wins, type Say } from "./answers";
import { openFile, type Held } from "./app";
import { Board } from "./board";
import type { ActionsDocument } from "./documents/actions";
import type { ErrorDocument } from "./documents/error";
import type { FactsDocument } from "./documents/facts";
import type { LogDocument } from "./documents/log";
import type { RulingDocument } from "./documents/ruling";
import type { StepDocument } from "./documents/step";
import type { WinsDocument } from "./documents/wins";
import { ask, kind, take, type Document, type Page } from "./law";
import { Settle } from "./settle";
import { Share } from "./share";

interface Props {
  words: Page;
  language: string;
  languages: string;
  held: Held;
  say: Say;
  go: (question: string) => void;
}

export function TableView(props: Props) {
  const { held, language } = props;
  const checked = useMemo(() => (held.table.trim() ? ask<Document>({ ask: "facts" }, language, held.table) : null), [held.table, language]);
  if (!checked) return <NoTable {...props} />;
  if (kind(checked) === "error") {
    return (
      <>
        <Fault document={checked as ErrorDocument} />
        <Closing {...props} />
      </>
    );
  }
  return <OpenTable {...props} facts={checked as FactsDocument} />;
}

function NoTable({ words, held, say }: Props) {
  const [players, setPlayers] = useState(4);
  const [oath, setOath] = useState(words.oaths[0]?.[0] ?? "");
  const [fault, setFault] = useState<Document | null>(null);
  const take = (kindOf: string, text: string) => {
    const answer = held.step(kindOf, text);
    setFault(kind(answer) === "error" ? answer : null);
  };
  return (
    <>
      <p class="hint">{say("page-table-none")}</p>
      {fault && <Fault document={fault as ErrorDocument} />}
      <Tell say={say} label={say("page-table-describe")} tell={(text) => take("set", text)} />
      <form
        class="start"
        onSubmit={(event) => {
          event.preventDefault();
          take("new", `${players} ${oath}`);
        }}
      >
        <h2>{say("page-table-start")}</h2>
        <label for="players">{say("page-table-players")}</label>
        <select id="players" value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
          {[2, 3, 4, 5, 6].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        <label for="oath">{say("page-table-oath")}</label>
        <select id="oath" value={oath} onChange={(event) => setOath(event.currentTarget.value)}>
          {words.oaths.map(([word, name]) => (
            <option key={word} value={word}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" class="main">
          {say("page-table-begin")}
        </button>
      </form>
      <OpenFile held={held} say={say} />
    </>
  );
}

function OpenFile({ held, say }: { held: Held; say: Say }) {
  return (
    <p>
      <label class="button" for="file">
        {say("page-open")}
      </label>
      <input
        id="file"
        class="hidden"
        type="file"
        accept=".toml,.txt,text/plain"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          if (file) held.setRemark(await openFile(held, file));
        }}
      />
    </p>
  );
}

/** A box for facts. */
function Tell({ say, label, before = "", tell }: { say: Say; label: string; before?: string; tell: (text: string) => void }) {
  const [typed, setTyped] = useState(before);
  return (
    <form
      class="tell"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) tell(typed);
        setTyped(before);
      }}
    >
      <label for="facts">{label}</label>
      <textarea
        id="facts"
        rows={2}
        placeholder={say("page-table-describe-example")}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="main">
        {say("page-table-tell")}
      </button>
    </form>
  );
}

function OpenTable(props: Props & { facts: FactsDocument }) {
  const { held, language, languages, say, go, facts } = props;
  const [chosen, setChosen] = useState("");
  const [open, setOpen] = useState<"" | "log" | "share" | "wins">("");
  const done = held.done && ["step", "error", "ruling"].includes(kind(held.done)) ? held.done : null;
  const toggle = (name: "log" | "share" | "wins") => setOpen(open === name ? "" : name);
  return (
    <>
      <p class="buttons">
        <button type="button" onClick={() => held.step("undo", "")}>
          ↶ {say("page-undo")}
        </button>
        <button type="button" onClick={() => held.step("redo", "")}>
          ↷ {say("page-redo")}
        </button>
        {(["log", "share", "wins"] as const).map((name) => (
          <button type="button" key={name} aria-expanded={open === name} onClick={() => toggle(name)}>
            {say(`page-${name}`)}
          </button>
        ))}
      </p>
      {open === "share" && <Share table={held.table} say={say} />}
      {open === "log" && <Log {...props} />}
      {open === "wins" && <Wins document={ask<WinsDocument>({ ask: "wins" }, language, held.table)} say={say} go={go} />}
      <div aria-live="polite">
        {done && (
          <section class="done">
            {kind(done) === "step" ? (
              <Step document={done as StepDocument} say={say} go={go} />
            ) : (
              <Answer document={done} say={say} go={go} />
            )}
            <button type="button" onClick={() => held.setDone(null)}>
              {say("page-close")}
            </button>
          </section>
        )}
      </div>
      <Board table={held.table} language={language} label={say("page-board")} chosen={chosen} choose={setChosen} />
      <p class="hint">{say("page-board-touch")}</p>
      {chosen && <Place {...props} place={chosen} facts={facts} close={() => setChosen("")} />}
      <Actions table={held.table} held={held} language={languages} say={say} go={go} />
      <Tell say={say} label={say("page-table-mended")} tell={(text) => held.step("set", text)} />
      <Closing {...props} />
    </>
  );
}

/** What is told of a place or a player: numbers change with a thumb, everything else with words. */
function Place({ held, say, place, facts, close }: Props & { place: string; facts: FactsDocument; close: () => void }) {
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: "start" }), [place]);
  const here = facts.facts.filter((fact) => fact.key === place || fact.key.startsWith(`${place}.`));
  return (
    <section class="place" ref={top}>
      <h2>{say("page-here")}</h2>
      <ul>
        {here.map((fact) => (
          <li key={fact.key}>
            <span>{fact.words}</span>
            {typeof fact.value === "number" && (
              <span class="thumbs">
                {[-1, 1].map((by) => (
                  <button
                    type="button"
                    key={by}
                    aria-label={`${say(by < 0 ? "page-table-less" : "page-table-more")}: ${fact.words}`}
                    onClick={() => held.step("set", `${fact.key.replace(".", ": ")} ${Math.max(0, Number(fact.value) + by)}`)}
                  >
                    {by < 0 ? "−" : "+"}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Tell say={say} label={say("page-table-mended")} before={`${place.replaceAll("-", " ")}: `} tell={(text) => held.step("set", text)} />
      <button type="button" onClick={close}>
        {say("page-close")}
      </button>
    </section>
  );
}

type Choice = ActionsDocument["legal"][number];

/** What can be done: a touch shows the ruling, a second one carries it out. */
function Actions({ table, held, language, say, go }: { table: string; held: Held; language: string; say: Say; go: Props["go"] }) {
  const document = useMemo(() => ask<Document>({ ask: "actions" }, language, table), [table, language]);
  const [chosen, setChosen] = useState("");
  if (kind(document) === "error") return <Fault document={document as ErrorDocument} />;
  const actions = document as ActionsDocument;
  const list = (name: string, choices: Choice[]) => (
    <details open={name === "legal"} key={name}>
      <summary>
        {say(`page-actions-${name}`)} ({choices.length})
      </summary>
      {choices.length === 0 && <p>{say("page-actions-none")}</p>}
      <ul class="actions">
        {choices.map((choice) => (
          <li key={choice.action}>
            <button
              type="button"
              class="row"
              aria-expanded={chosen === choice.said.typed}
              onClick={() => setChosen(chosen === choice.said.typed ? "" : choice.said.typed)}
            >
              <strong>{choice.said.action}</strong> <span>{choice.said.terms}</span>
            </button>
            {chosen === choice.said.typed && <Chosen {...{ table, held, language, say, go }} action={choice.said.typed} />}
          </li>
        ))}
      </ul>
    </details>
  );
  return (
    <section>
      <h2>{say("page-actions")}</h2>
      {actions.said.turn && <p>{actions.said.turn}</p>}
      {actions.said.hidden && <p class="warning">{actions.said.hidden}</p>}
      {list("legal", actions.legal)}
      {list("open", actions.open)}
      {list("blocked", actions.blocked)}
    </section>
  );
}

interface ChosenProps {
  table: string;
  held: Held;
  language: string;
  say: Say;
  go: Props["go"];
  action: string;
}

/** The ruling on an action, and what can be done about it. */
function Chosen({ table, held, language, say, go, action }: ChosenProps) {
  const [settling, setSettling] = useState(false);
  const document = useMemo(() => ask<Document>({ ask: "ruling", action }, language, table), [table, language, action]);
  if (kind(document) === "error") return <Fault document={document as ErrorDocument} />;
  const ruling = document as RulingDocument;
  const carry = (by: string) => {
    held.step(by, action);
    scrollTo({ top: 0 });
  };
  if (settling) return <Settle {...{ action, language, held, say, go }} done={() => setSettling(false)} />;
  return (
    <Ruling document={ruling} say={say} go={go}>
      <p class="buttons">
        {ruling.verdict === "legal" && (
          <>
            <button type="button" class="main" onClick={() => carry("do")}>
              {say("page-do")}
            </button>
            <button type="button" onClick={() => carry("roll")}>
              {say("page-do-by-lot")}
            </button>
          </>
        )}
        {ruling.verdict === "open" && (
          <button type="button" class="main" onClick={() => setSettling(true)}>
            {say("page-settle")}
          </button>
        )}
      </p>
    </Ruling>
  );
}

function Log({ held, language, say }: Props) {
  const log = take("log", "", language, held.table, held.history).answer as LogDocument;
  if (log.steps.length === 0) return <p>{say("page-log-none")}</p>;
  return (
    <ol class="log">
      {log.steps.map((step) => (
        <li key={step.number}>
          {step.said} {step.undone && <em>({say("page-undone")})</em>}
          <ul>
            {step.changes.map((change) => <li key={change.key}>{change.text}</li>)}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Closing({ held, say }: Props) {
  const [sure, setSure] = useState(false);
  return (
    <section class="closing">
      {sure && <p>{say("page-table-close-sure")}</p>}
      <button type="button" onClick={() => (sure ? (held.put("", ""), held.setDone(null)) : setSure(true))}>
        {say("page-table-close")}
      </button>
      {sure && (
        <button type="button" onClick={() => setSure(false)}>
          {say("page-keep")}
        </button>
      )}
      <OpenFile held={held} say={say} />
    </section>
  );
}
