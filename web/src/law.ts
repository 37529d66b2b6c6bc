// The module: questions in, documents out. Nothing here knows a rule or a sentence.
import start, { answer, step } from "./module/lawspeaker_page.js";
import type { ActionsDocument } from "./documents/actions";
import type { CardDocument } from "./documents/card";
import type { DivergencesDocument } from "./documents/divergences";
import type { ErrorDocument } from "./documents/error";
import type { FactsDocument } from "./documents/facts";
import type { LogDocument } from "./documents/log";
import type { OddsDocument } from "./documents/odds";
import type { PositionDocument } from "./documents/position";
import type { RulingDocument } from "./documents/ruling";
import type { SearchDocument } from "./documents/search";
import type { SectionDocument } from "./documents/section";
import type { SectionsDocument } from "./documents/sections";
import type { SettleDocument } from "./documents/settle";
import type { StepDocument } from "./documents/step";
import type { TermDocument } from "./documents/term";
import type { WinsDocument } from "./documents/wins";

export type Document =
  | ActionsDocument
  | CardDocument
  | DivergencesDocument
  | ErrorDocument
  | FactsDocument
  | LogDocument
  | OddsDocument
  | PositionDocument
  | RulingDocument
  | SearchDocument
  | SectionDocument
  | SectionsDocument
  | SettleDocument
  | StepDocument
  | TermDocument
  | WinsDocument;

/** What the page itself says in a language. */
export interface Page {
  words: Record<string, string>;
  oaths: [string, string][];
}

/** What came of a step; without a table nothing changed. */
export interface Done {
  answer: Document;
  table?: string;
  history?: string;
}

export type Question = { ask: string; [part: string]: unknown };

export const LANGUAGES = ["en", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const opened: Promise<unknown> = start({ module_or_path: new URL("./module/lawspeaker_page_bg.wasm", import.meta.url) });

export function ask<D = Document>(question: Question, language: string, table = ""): D {
  return JSON.parse(answer(JSON.stringify(question), language, table)) as D;
}

export function picture(language: string, table: string, narrow: boolean): string {
  return answer(JSON.stringify({ ask: "picture", narrow }), language, table);
}

export function take(kind: string, words: string, language: string, table: string, history: string): Done {
  return JSON.parse(step(kind, words, language, table, history)) as Done;
}

export function page(language: string): Page {
  return ask<Page>({ ask: "page" }, language);
}

/** Returns the name of a kind of document: `ruling` of `lawspeaker/ruling/1`. */
export function kind(document: Document): string {
  return String(document.schema).split("/")[1] ?? "";
}
