// Keeps every file of the page, so that it opens without a network. A new version takes over when the page is opened next.
const VERSION = "VERSION";
const FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const kept = caches.open(VERSION).then((cache) => cache.match(request.mode === "navigate" ? "./" : request));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
