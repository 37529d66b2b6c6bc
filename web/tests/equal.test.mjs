// The module says the same as the library, to the byte. `documents.jsonl` is what `cargo run --example documents` prints.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const here = (path) => join(import.meta.dirname, path);
const { initSync, answer } = await import(here("../src/module/lawspeaker_page.js"));
initSync({ module: readFileSync(here("../src/module/lawspeaker_page_bg.wasm")) });

test("equal documents for what players ask and for every fifth case", () => {
  const lines = readFileSync(process.env.DOCUMENTS ?? here("../target/documents.jsonl"), "utf8").trim().split("\n");
  assert.ok(lines.length > 500, `only ${lines.length} questions`);
  for (const line of lines) {
    const asked = JSON.parse(line);
    assert.equal(answer(JSON.stringify(asked.question), asked.language, asked.table), asked.answer, JSON.stringify(asked.question));
  }
});
