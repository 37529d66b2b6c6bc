// Documents laid out. Every sentence in them comes from the module.
import type { ComponentChildren } from "preact";
import type { CardDocument, TermEntry } from "./documents/card";
import type { DivergencesDocument } from "./documents/divergences";
import type { ErrorDocument } from "./documents/error";
import type { OddsDocument } from "./documents/odds";
import type { RulingDocument } from "./documents/ruling";
import type { SearchDocument } from "./documents/search";
import type { SectionDocument } from "./documents/section";
import type { SectionsDocument } from "./documents/sections";
import type { StepDocument } from "./documents/step";
import type { TermDocument } from "./documents/term";
import type { WinsDocument } from "./documents/wins";
import { kind, type Document } from "./law";

export type Say = (id: string) => string;

/** What an answer needs beside its document. */
export interface Around {
  say: Say;
  /** Asks something else: a number, a card, a name. */
  go: (question: string) => void;
  children?: ComponentChildren;
}

type Texts = Record<string, unknown>;

/** A text in each of the languages that were asked for, side by side where there is room. */
function Side<T>({ texts, show }: { texts: Texts; show: (value: T) => ComponentChildren }) {
  const first = document.documentElement.lang;
  const all = (Object.entries(texts) as [string, T][]).sort(([one], [other]) => Number(other === first) - Number(one === first));
  return (
    <div class="side">
      {all.map(([lang, value]) => (
        <div lang={lang} key={lang}>
          {all.length > 1 && <p class="lang">{lang.toUpperCase()}</p>}
          {show(value)}
        </div>
      ))}
    </div>
  );
}

/** A text of the rulebook: paragraphs between empty lines, items behind a dash; its other ends of lines mean nothing. */
function Prose({ text }: { text: string }) {
  const lines = text.split(/\n\n|\n(?=\s*[-•] )/).map((part) => part.replaceAll(/\s*\n\s*/g, " ").trim());
  return (
    <>
      {lines.map((line, at) => (
        <p class={/^[-•] /.test(line) ? "prose item" : "prose"} key={at}>
          {line.replace(/^[-•] /, "• ")}
        </p>
      ))}
    </>
  );
}

export function Cites({ cites, go }: { cites: string[]; go: Around["go"] }) {
  return (
    <span class="cites">
      {cites.map((cite) => (
        <button type="button" class="cite" key={cite} onClick={() => go(cite)}>
          {cite}
        </button>
      ))}
    </span>
  );
}

/** Ways to read on: commands of `law`, without its name. */
function ReadOn({ say, go, commands }: Around & { commands: string[] }) {
  if (commands.length === 0) return null;
  return (
    <p class="read-on">
      {say("page-read-on")}{" "}
      {commands.map((command) => {
        const question = command.replace(/^law (show |card |term |search )?/, "");
        return (
          <button type="button" class="cite" key={command} onClick={() => go(question)}>
            {question}
          </button>
        );
      })}
    </p>
  );
}

export function Ruling({ document, say, go, children }: Around & { document: RulingDocument }) {
  const { said } = document;
  return (
    <article class={`ruling ${document.verdict}`}>
      <h2 class="verdict">{said.verdict}</h2>
      <p class="large">
        {said.player && <strong>{said.player}: </strong>}
        {said.action}
      </p>
      {said.cost && <p>{said.cost}</p>}
      {said.choices?.map((choice) => <p key={choice}>{choice}</p>)}
      {said.needs_leave_of?.map((who) => <p key={who}>{who}</p>)}
      {document.could_use?.map((use) => <p key={use.card}>{use.text}</p>)}
      {children}
      <h3>{say("page-reasons")}</h3>
      <ul>
        {document.reasons.map((reason, at) => (
          <li key={at}>
            {reason.text} <Cites cites={reason.cites} go={go} />
          </li>
        ))}
      </ul>
      {document.differs_in.length > 0 && <h3>{say("page-differs")}</h3>}
      {document.differs_in.map((other, at) => <p key={at}>{other.text}</p>)}
      {document.contested?.map((one) => <p key={one.ruling}>{one.text}</p>)}
      {document.warnings?.map((warning) => (
        <p class="warning" key={warning}>
          {warning}
        </p>
      ))}
    </article>
  );
}

/** Returns a text with parts of it marked. */
function marked(text: string, part: string | null | undefined): ComponentChildren {
  const at = part ? text.indexOf(part) : -1;
  if (!part || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{part}</mark>
      {text.slice(at + part.length)}
    </>
  );
}

function Snippet({ text }: { text: string }) {
  return (
    <>
      {text.split(/(«[^»]*»)/).map((part, at) =>
        part.startsWith("«") ? <mark key={at}>{part.slice(1, -1)}</mark> : part,
      )}
    </>
  );
}

function Search({ document, say, go }: Around & { document: SearchDocument }) {
  const [best, ...others] = document.hits;
  const where = (command: string) => go(command.replace(/^law (show |card |term )?/, ""));
  return (
    <article>
      {document.read_as?.map((line) => (
        <p class="quiet" key={line}>
          {line}
        </p>
      ))}
      {document.said && <p class="large">{document.said}</p>}
      <Suggestions list={document.suggestions ?? []} go={go} />
      {best && (
        <section lang={best.lang}>
          {document.first && document.first.place.length > 0 && <p class="quiet">{document.first.place.join(" › ")}</p>}
          <h2>
            <button type="button" class="heading" onClick={() => where(best.command)}>
              {best.heading}
            </button>
          </h2>
          {document.first ? (
            document.first.paragraphs.map((block, at) => (
              <p class="prose large" key={at}>
                {block.marker} {marked(block.text, document.first?.answer)}
              </p>
            ))
          ) : (
            <p class="prose large">
              <Snippet text={best.snippet} />
            </p>
          )}
        </section>
      )}
      {others.length > 0 && <h3>{say("page-others")}</h3>}
      <ul class="hits">
        {others.map((hit) => (
          <li key={hit.id} lang={hit.lang}>
            <button type="button" class="row" onClick={() => where(hit.command)}>
              <strong>{hit.heading}</strong>
              <span>
                <Snippet text={hit.snippet} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Suggestions({ list, go }: { list: { command: string; about: string }[]; go: Around["go"] }) {
  return (
    <ul class="hits">
      {list.map((one) => (
        <li key={one.command}>
          <button
            type="button"
            class="row"
            onClick={() => go(one.command.replace(/^law (show |card |term |search )?/, "").replaceAll('"', ""))}
          >
            <strong>{one.command.replace(/^law /, "")}</strong> <span>{one.about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Words = { title: string; text: string };

function Section({ document, say, go }: Around & { document: Omit<SectionDocument, "schema"> }) {
  const words = (number: string) => (text: Words) => (
    <>
      <h2>
        {number} {text.title}
      </h2>
      <Prose text={text.text} />
    </>
  );
  if (document.term) return <Term entry={document.term} say={say} go={go} />;
  const beside = [document.around.before, document.around.after].flatMap((one) => (one ? [one] : []));
  const links: [string, { number: string; title: string }[]][] = [
    ["→", document.around.cites ?? []],
    ["←", document.around.cited_by ?? []],
    ["·", beside],
  ];
  return (
    <article>
      {document.place.length > 0 && <p class="quiet">{document.place.join(" › ")}</p>}
      <div class="first">
        <Side<Words> texts={document.texts as Texts} show={words(document.number)} />
      </div>
      {document.parts?.map((part) => (
        <Side<Words> key={part.number} texts={part.texts as Texts} show={words(part.number)} />
      ))}
      {document.notes?.map((note) => (
        <p class="warning" key={note}>
          {note}
        </p>
      ))}
      {(document.differs ?? []).length > 0 && <h3>{say("page-differs")}</h3>}
      {document.differs?.map((one) => (
        <p key={one.id}>
          <button type="button" class="row" onClick={() => go(`differ:${one.id}`)}>
            <strong>{one.id}</strong> <span>{one.title}</span>
          </button>
        </p>
      ))}
      {links.map(
        ([sign, list]) =>
          list.length > 0 && (
            <p class="read-on" key={sign}>
              {sign}{" "}
              {list.map((one) => (
                <button type="button" class="cite" key={one.number} title={one.title} onClick={() => go(one.number)}>
                  {one.number} {one.title}
                </button>
              ))}
            </p>
          ),
      )}
    </article>
  );
}

function Term({ entry, go }: Around & { entry: TermEntry }) {
  const names = Object.entries(entry.names as Texts).map(([lang, name]) => `${lang.toUpperCase()} ${String(name)}`);
  return (
    <section class="term">
      <h2>{String(Object.values(entry.named as Texts)[0] ?? Object.values(entry.names as Texts)[0] ?? entry.key)}</h2>
      <p class="quiet">
        {entry.kind_name} · {names.join(" · ")}
      </p>
      <Side<string> texts={entry.definition as Texts} show={(text) => <Prose text={String(text)} />} />
      <Cites cites={entry.see} go={go} />
    </section>
  );
}

function Sections({ document, ...around }: Around & { document: SectionsDocument }) {
  return (
    <>
      {document.sections.map((one) => (
        <Section key={one.number} document={one as Omit<SectionDocument, "schema">} {...around} />
      ))}
      {document.terms?.map((entry) => <Term key={entry.key} entry={entry as TermEntry} {...around} />)}
      {document.missing.map((lack) => (
        <div key={lack.wanted}>
          <p class="large">{lack.said}</p>
          <Suggestions list={lack.suggestions ?? []} go={around.go} />
        </div>
      ))}
    </>
  );
}

function Terms({ document, ...around }: Around & { document: TermDocument }) {
  return (
    <article>
      {document.said && <p class="large">{document.said}</p>}
      <Suggestions list={document.suggestions ?? []} go={around.go} />
      {document.terms.map((entry) => <Term key={entry.key} entry={entry as TermEntry} {...around} />)}
    </article>
  );
}

function Card({ document, say, go }: Around & { document: CardDocument }) {
  const card = document as CardDocument & { said?: string; name?: string };
  return (
    <article>
      {card.said && <p class="large">{card.said}</p>}
      <Suggestions list={card.suggestions ?? []} go={go} />
      {card.name && <h2>{card.name}</h2>}
      {card.described && <p class="quiet">{card.described}</p>}
      {card.texts && <Side<string> texts={card.texts as Texts} show={(text) => (
        <div class="large">
          <Prose text={String(text)} />
        </div>
      )} />}
      <dl>
        {card.facts?.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      {card.rulings?.map((ruling) => (
        <section key={ruling.id}>
          <h3>{ruling.origin}</h3>
          <Side<string> texts={ruling.texts as Texts} show={(text) => <Prose text={String(text)} />} />
        </section>
      ))}
      {card.terms?.map((entry) => <Term key={entry.key} entry={entry} say={say} go={go} />)}
      <Cites cites={card.sections ?? []} go={go} />
    </article>
  );
}

export function Odds({ document, say, go }: Around & { document: OddsDocument }) {
  const bars = document.survivors ?? [];
  const most = Math.max(...bars.map((bar) => bar.p), 0.0001);
  return (
    <article>
      {document.roll && (
        <section>
          <h2 class="large">{document.roll.result}</h2>
          <ul>
            {document.roll.said.map((line, at) => (
              <li key={at}>
                {line.text} <Cites cites={[line.cite]} go={go} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {document.said && <h2 class="verdict odds">{document.said.verdict}</h2>}
      {bars.length > 0 && (
        <figure>
          <figcaption>
            {say("page-odds-chart")}: <span class="won">■ {say("page-odds-won")}</span>{" "}
            <span class="lost">■ {say("page-odds-lost")}</span>
          </figcaption>
          <div class="chart" aria-hidden="true">
            {bars.map((bar) => (
              <div class="bar" key={bar.least}>
                <span class="lost" style={{ height: `${(bar.lost.p / most) * 100}%` }} />
                <span class="won" style={{ height: `${(bar.won.p / most) * 100}%` }} />
                <span class="count">{bar.least === bar.most ? bar.least : `${bar.least}–${bar.most}`}</span>
              </div>
            ))}
          </div>
        </figure>
      )}
      <dl>
        {document.said?.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.text}</dd>
          </div>
        ))}
      </dl>
      {document.said?.notes.map((note) => <p key={note}>{note}</p>)}
      <ReadOn say={say} go={go} commands={document.read} />
    </article>
  );
}

export function Divergences({ document, go }: Around & { document: DivergencesDocument }) {
  return (
    <article>
      {document.missing?.map((lack) => <p key={lack}>{lack}</p>)}
      {document.divergences.map((one) => (
        <details key={one.id} open={document.divergences.length === 1}>
          <summary>
            <strong>{one.id}</strong> {one.title}
          </summary>
          <Side<string> texts={one.printings as Texts} show={(text) => <Prose text={String(text)} />} />
          <p>{one.consequence}</p>
          <Cites cites={one.sections} go={go} />
        </details>
      ))}
    </article>
  );
}

export function Step({ document, go, children }: Around & { document: StepDocument }) {
  return (
    <article>
      <h2>{document.step.said}</h2>
      {document.told.map((line) => (
        <p class="large" key={line}>
          {line}
        </p>
      ))}
      <ul>
        {document.step.changes.map((change) => <li key={change.key}>{change.text}</li>)}
      </ul>
      {document.news.flatMap((one) => one.cites).length > 0 && (
        <Cites cites={[...new Set(document.news.flatMap((one) => one.cites))]} go={go} />
      )}
      {document.warnings?.map((warning) => (
        <p class="warning" key={warning}>
          {warning}
        </p>
      ))}
      {children}
    </article>
  );
}

export function Wins({ document, go }: Around & { document: WinsDocument }) {
  return (
    <article>
      {document.said.nobody && <p>{document.said.nobody}</p>}
      {document.wins.map((win, at) => (
        <section key={at}>
          {win.said && <h3>{win.said.verdict}</h3>}
          {win.said?.details.map((line) => <p key={line}>{line}</p>)}
          <Cites cites={win.cites} go={go} />
        </section>
      ))}
      {document.said.notes?.map((note) => <p key={note}>{note}</p>)}
      {document.open?.map((reason, at) => (
        <p key={at}>
          {reason.text} <Cites cites={reason.cites} go={go} />
        </p>
      ))}
    </article>
  );
}

export function Fault({ document }: { document: ErrorDocument }) {
  return (
    <div class="fault" role="alert">
      <p class="large">{document.message}</p>
      <ul>
        {document.faults?.map((fault, at) => (
          <li key={at}>
            {fault.message} {fault.hint}
          </li>
        ))}
      </ul>
      {document.hints.map((hint) => <p key={hint}>{hint}</p>)}
    </div>
  );
}

/** Lays out any document. */
export function Answer({ document, ...around }: Around & { document: Document }) {
  switch (kind(document)) {
    case "ruling":
      return <Ruling document={document as RulingDocument} {...around} />;
    case "search":
      return <Search document={document as SearchDocument} {...around} />;
    case "section":
      return <Section document={document as SectionDocument} {...around} />;
    case "sections":
      return <Sections document={document as SectionsDocument} {...around} />;
    case "term":
      return <Terms document={document as TermDocument} {...around} />;
    case "card":
      return <Card document={document as CardDocument} {...around} />;
    case "odds":
      return <Odds document={document as OddsDocument} {...around} />;
    case "divergences":
      return <Divergences document={document as DivergencesDocument} {...around} />;
    case "step":
      return <Step document={document as StepDocument} {...around} />;
    case "wins":
      return <Wins document={document as WinsDocument} {...around} />;
    case "error":
      return <Fault document={document as ErrorDocument} />;
    default:
      return null;
  }
}
