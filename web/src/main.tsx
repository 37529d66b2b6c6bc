// Starts the page once the module is there, and keeps it for the next visit.
import { render } from "preact";
import { App } from "./app";
import { opened } from "./law";

const place = document.getElementById("page");

opened.then(
  () => {
    if (place) render(<App />, place);
    document.documentElement.dataset.ready = "yes";
  },
  () => {
    if (place) place.textContent = "WebAssembly ✗";
  },
);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
