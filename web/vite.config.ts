// Builds one static folder that any host can serve from any path, with a service worker that keeps all of it.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** Writes the list of every file and its version into the service worker. */
function keepEverything(): Plugin {
  return {
    name: "keep-everything",
    apply: "build",
    closeBundle() {
      const folder = join(import.meta.dirname, "dist");
      const all = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "sw.js")
        .map((entry) => join(entry.parentPath, entry.name));
      const sum = createHash("sha256");
      for (const file of all.sort()) sum.update(file.slice(folder.length)).update(readFileSync(file));
      const files = ["./", ...all.map((file) => "." + file.slice(folder.length).replaceAll("\\", "/"))];
      const worker = join(folder, "sw.js");
      const text = readFileSync(worker, "utf8")
        .replace('"VERSION"', JSON.stringify(sum.digest("hex").slice(0, 16)))
        .replace('["FILES"]', JSON.stringify(files));
      writeFileSync(worker, text);
    },
  };
}

export default defineConfig({
  base: "./",
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  plugins: [keepEverything()],
});
