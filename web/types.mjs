// Makes the types of the documents from the schemas that the library publishes, a file for each.
import { compile } from "json-schema-to-typescript";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const from = join(import.meta.dirname, "../src/answer/schemas");
const to = join(import.meta.dirname, "src/documents");
mkdirSync(to, { recursive: true });
for (const file of readdirSync(from).filter((name) => name.endsWith(".schema.json"))) {
  const name = file.replace(".schema.json", "");
  const schema = JSON.parse(readFileSync(join(from, file), "utf8"));
  const title = name[0].toUpperCase() + name.slice(1) + "Document";
  schema.title = title;
  writeFileSync(join(to, `${name}.ts`), await compile(schema, title, { additionalProperties: false, bannerComment: "" }));
}
