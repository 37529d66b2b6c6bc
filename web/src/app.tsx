// The page: one box for everything, the table, the odds, the printings.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Answer, Divergences, type Say } from "./answers";
import type { DivergencesDocument } from "./documents/divergences";
import type { RulingDocument } from "./documents/ruling";
import type { StepDocument } from "./documents/step";
import { load, save, watch } from "./kept";
import { LANGUAGES, ask, kind, page, take, type Document, type Language } from "./law";
import { LONGEST_TABLE, read } from "./link";
import { OddsView } from "./odds";
import { Settle } from "./settle";
import { TableView } from "./table";

const TABS = ["ask", "table", "odds", "differ"] as const;
type Tab = (typeof TABS)[number];

function preferred(): Language {
  const wanted = [load().language ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((code) => (LANGUAGES as readonly string[]).includes(code)) ?? "en") as Language;
}

/** The table with its history, kept by the browser, and the steps that can be taken. */
function useTable(language: string) {
  const [kept, setKept] = useState(load);
  const [remark, setRemark] = useState("");
  const [done, setDone] = useState<Document | null>(null);
  useEffect(
    () =>
      watch((other) => {
        setKept(other);
        setRemark("page-other-tab");
      }),
    [],
  );
  const put = (table: string, history: string) => {
    const next = { ...load(), table, history };
    setKept(next);
    setRemark(save(next) ? "" : "page-storage-none");
  };
  const step = (kind: string, words: string): Document => {
    const result = take(kind, words, language, kept.table, kept.history);
    if (result.table !== undefined) put(result.table, result.history ?? "");
    setDone(result.answer);
    return result.answer;
  };
  return { table: kept.table, history: kept.history, remark, setRemark, put, step, done, setDone };
}

export type Held = ReturnType<typeof useTable>;

/** A table in the address waits until it is taken, if another one lies here. */
function useLink(held: Held, show: (tab: Tab) => void) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const [fault, setFault] = useState("");
  const open = async () => {
    const found = await read(location.hash);
    if (!found) return;
    history.replaceState(null, "", location.pathname + location.search);
    if ("fault" in found) return setFault(found.fault === "newer" ? "page-link-newer" : "page-link-bad");
    const current = load().table;
    if (!current.trim()) held.put(found.table, "");
    else if (current !== found.table) setWaiting(found.table);
    show("table");
  };
  useEffect(() => {
    void open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return { waiting, setWaiting, fault, setFault };
}

export function App() {
  const [language, setLanguage] = useState(preferred);
  const [together, setTogether] = useState(false);
  const [tab, setTab] = useState<Tab>("ask");
  const [question, setQuestion] = useState("");
  const words = useMemo(() => page(language), [language]);
  const say: Say = (id) => words.words[id] ?? id;
  const held = useTable(language);
  const link = useLink(held, setTab);
  const box = useRef<HTMLInputElement>(null);
  const languages = together ? [language, ...LANGUAGES.filter((other) => other !== language)].join(",") : language;
  useEffect(() => {
    document.documentElement.lang = language;
    save({ ...load(), language });
  }, [language]);
  const go = (text: string) => {
    setTab(text.startsWith("differ:") ? "differ" : "ask");
    setQuestion(text);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <a class="skip" href="#answer" onClick={(event) => (event.preventDefault(), document.getElementById("answer")?.focus())}>
        {say("page-skip")}
      </a>
      <header>
        <h1>{say("page-title")}</h1>
        <div class="languages" role="group" aria-label={say("page-language")}>
          {LANGUAGES.map((code) => (
            <button type="button" key={code} lang={code} aria-pressed={code === language} onClick={() => setLanguage(code)}>
              {code.toUpperCase()}
            </button>
          ))}
          <button type="button" aria-pressed={together} aria-label={say("page-side-by-side")} onClick={() => setTogether(!together)}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M4 5h6v14H4zM14 5h6v14h-6z" fill="none" stroke="currentColor" stroke-width="2" />
            </svg>
          </button>
        </div>
      </header>
      <form class="ask" role="search" onSubmit={(event) => (event.preventDefault(), setTab("ask"), box.current?.blur())}>
        <label for="box">{say("page-ask")}</label>
        <input
          id="box"
          ref={box}
          type="search"
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="search"
          placeholder={say("page-ask-examples")}
          value={question.replace(/^differ:/, "")}
          onInput={(event) => (setQuestion(event.currentTarget.value), setTab("ask"))}
        />
      </form>
      <nav aria-label={say("page-title")}>
        {TABS.map((name) => (
          <button type="button" key={name} aria-current={tab === name ? "page" : undefined} onClick={() => setTab(name)}>
            {say(`page-tab-${name}`)}
          </button>
        ))}
      </nav>
      <div aria-live="polite">
        {held.remark && <p class="remark">{say(held.remark)}</p>}
        {link.fault && <p class="remark">{say(link.fault)}</p>}
      </div>
      {link.waiting !== null && (
        <section class="remark">
          <p>{say("page-link-replaces")}</p>
          <button type="button" class="main" onClick={() => (held.put(link.waiting ?? "", ""), link.setWaiting(null))}>
            {say("page-link-take")}
          </button>
          <button type="button" onClick={() => link.setWaiting(null)}>
            {say("page-link-leave")}
          </button>
        </section>
      )}
      <main id="answer" tabIndex={-1} aria-label={say(tab === "ask" ? "page-answer" : `page-tab-${tab}`)}>
        {tab === "ask" && <AskView question={question} languages={languages} held={held} say={say} go={go} show={setTab} />}
        {tab === "table" && <TableView words={words} language={language} languages={languages} held={held} say={say} go={go} />}
        {tab === "odds" && <OddsView language={language} say={say} go={go} />}
        {tab === "differ" && <DifferView question={question} languages={languages} say={say} go={go} />}
      </main>
    </>
  );
}

interface View {
  say: Say;
  go: (question: string) => void;
}

interface Asked extends View {
  question: string;
  languages: string;
  held: Held;
  show: (tab: Tab) => void;
}

/** The answer to whatever stands in the box, while it is typed. */
function AskView({ question, languages, held, say, go, show }: Asked) {
  const [settling, setSettling] = useState("");
  const text = question.trim();
  const document = useMemo(
    () => (text && !text.startsWith("differ:") ? ask({ ask: "words", text }, languages, held.table) : null),
    [text, languages, held.table],
  );
  useEffect(() => setSettling(""), [text]);
  if (!document) return <p class="hint">{say("page-about")}</p>;
  const carry = (kindOf: string, words: string) => {
    held.step(kindOf, words);
    show("table");
  };
  const verdict = kind(document) === "ruling" ? (document as RulingDocument).verdict : "";
  const isFact = kind(document) === "step";
  if (settling) return <Settle action={settling} language={languages} held={held} say={say} go={go} done={() => show("table")} />;
  return (
    <Answer document={document} say={say} go={go}>
      <p class="buttons">
        {verdict === "legal" && (
          <button type="button" class="main" onClick={() => carry("do", text)}>
            {say("page-do")}
          </button>
        )}
        {verdict === "open" && (
          <button type="button" class="main" onClick={() => setSettling(text)}>
            {say("page-settle")}
          </button>
        )}
        {isFact && (
          <button type="button" class="main" onClick={() => carry("set", (document as StepDocument).step.words)}>
            {say("page-table-tell")}
          </button>
        )}
      </p>
    </Answer>
  );
}

function DifferView({ question, languages, say, go }: View & { question: string; languages: string }) {
  const text = question.startsWith("differ:") ? question.slice(7) : "";
  const document = useMemo(() => ask<DivergencesDocument>({ ask: "divergences", text }, languages), [text, languages]);
  return (
    <>
      <h2>{say("page-tab-differ")}</h2>
      <Divergences document={document} say={say} go={go} />
    </>
  );
}

/** Reads a file that somebody opens; returns the id of what is wrong with it. */
export async function openFile(held: Held, file: File): Promise<string> {
  if (file.size > LONGEST_TABLE) return "page-file-too-large";
  held.put(await file.text(), "");
  return "";
}
