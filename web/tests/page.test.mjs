// The page in a real browser: what is typed is answered, a table is laid out, played and shared, nothing leaves the origin.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const DIST = join(import.meta.dirname, "../dist");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json" };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const AXE = readFileSync(join(import.meta.dirname, "../node_modules/axe-core/axe.min.js"), "utf8");
/** What is asked and put on the table, and words of the answers, by language. */
const TOLD = {
  en: { action: "travel to Mountain", legal: "LEGAL", fight: "83.66", facts: "turn red; Steppe in cradle 1; Mountain in provinces 1; red: exile at Steppe, 6 supply, 2 favor, 1 secret, 3 warbands" },
  de: { action: "reise zum Berg", legal: "ERLAUBT", fight: "83,66", facts: "am Zug: Rot; Steppe in Wiege 1; Berg in Provinzen 1; Rot: Exilant am Ort Steppe, 6 Vorrat, 2 Gunst, 1 Geheimnis, 3 Scharen" },
  pl: { action: "podróżuj na Górę", legal: "WOLNO", fight: "83,66", facts: "tura: czerwony; Step w kolebka 1; Góra w prowincje 1; czerwony: Banita na obszarze Step, 6 punktów zaopatrzenia, 2 żetony przychylności, 1 sekret, 3 chorągwie" },
};

let browser;
let server;
let address;

async function serve(request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
  const file = join(DIST, path.endsWith("/") ? `${path}index.html` : path);
  try {
    await stat(file);
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    response.end(await readFile(file));
  } catch {
    response.writeHead(404).end();
  }
}

before(async () => {
  server = createServer(serve).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
});

after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens the page; every request to another origin and every error of the page is kept. */
async function open(lang, { path = "", options = {} } = {}) {
  const context = await browser.newContext({ ...PHONE, locale: { en: "en-GB", de: "de-AT", pl: "pl-PL" }[lang], ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const wrong = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith("blob:")) wrong.push(request.url());
  });
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto(address + path);
  await page.waitForSelector("html[data-ready]");
  return { context, page, wrong };
}

async function tell(page, facts, touch = "tap") {
  await page.locator("nav button").nth(1)[touch]();
  await page.locator("#facts").first().fill(facts);
  await page.locator("form.tell button.main").first()[touch]();
  await page.waitForSelector(".board svg");
}

for (const lang of Object.keys(TOLD)) {
  test(`${lang}: what is typed is answered, the table is played, undone and shared`, async () => {
    const { context, page, wrong } = await open(lang);
    const told = TOLD[lang];
    assert.equal(await page.getAttribute("html", "lang"), lang);
    await page.fill("#box", "5.5.4");
    await page.waitForSelector("main h2:has-text('5.5.4')");
    await page.fill("#box", "6v4+3");
    assert.match(await page.textContent("main .verdict"), new RegExp(told.fight));
    await tell(page, told.facts);
    await page.fill("#box", told.action);
    await page.waitForSelector(".ruling.legal");
    assert.equal(await page.textContent(".ruling .verdict"), told.legal);
    await page.locator(".ruling button.main").tap();
    await page.waitForSelector(".done");
    const moved = await page.evaluate(() => JSON.parse(localStorage.getItem("lawspeaker/1")).table);
    assert.match(moved, /provinces-1|Mountain|Berg|Gór/i);
    await page.locator("main .buttons button").nth(0).tap();
    const undone = await page.evaluate(() => JSON.parse(localStorage.getItem("lawspeaker/1")).table);
    assert.notEqual(undone, moved);
    await page.locator("main .buttons button").nth(2).tap();
    assert.ok((await page.locator(".log > li").count()) >= 2);
    await page.locator("main .buttons button").nth(3).tap();
    await page.waitForFunction(() => document.querySelector("#link")?.value.includes("#t1."));
    assert.ok(await page.locator("svg.code").count());
    const link = await page.inputValue("#link");
    const other = await open(lang === "en" ? "pl" : "en", { path: link.slice(address.length) });
    await other.page.waitForSelector(".board svg");
    const shared = await other.page.evaluate(() => JSON.parse(localStorage.getItem("lawspeaker/1")).table);
    assert.equal(shared, undone);
    assert.deepEqual([wrong, other.wrong], [[], []]);
    await other.context.close();
    await context.close();
  });

  test(`${lang}: no violation of accessibility on any tab, light or dark`, async () => {
    for (const colorScheme of ["light", "dark"]) {
      const { context, page } = await open(lang, { options: { colorScheme, bypassCSP: true } });
      await tell(page, TOLD[lang].facts);
      for (const [at, question] of [[0, ""], [0, "Longbows"], [1, ""], [2, ""], [3, ""]]) {
        if (question) await page.fill("#box", question);
        await page.locator("nav button").nth(at).tap();
        await page.evaluate(AXE);
        const found = await page.evaluate(() => globalThis.axe.run());
        const said = found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
        assert.deepEqual(said, [], `${lang} ${colorScheme} tab ${at}`);
      }
      await context.close();
    }
  });
}

test("an open ruling is settled by questions", async () => {
  const { context, page, wrong } = await open("en");
  await tell(page, "turn red; Steppe in cradle 1; Mountain in provinces 1; red: exile at Steppe");
  await page.fill("#box", "travel to Mountain");
  await page.waitForSelector(".ruling.open");
  await page.locator(".ruling button.main").tap();
  for (let asked = 0; asked < 12 && !(await page.locator(".ruling").count()); asked += 1) {
    await page.waitForSelector("main section h2.large");
    const question = await page.textContent("main section h2.large");
    const buttons = page.locator("main section .buttons button");
    const six = buttons.filter({ hasText: /^6$/ });
    const none = buttons.filter({ hasText: /^None of them$/ });
    await ((await six.count()) ? six : (await none.count()) ? none : buttons.last()).tap();
    await page.waitForFunction((before) => document.querySelector("main section h2.large")?.textContent !== before, question);
  }
  assert.ok(await page.locator(".ruling .verdict").count());
  assert.deepEqual(wrong, []);
  await context.close();
});

test("it works without a network after the first visit", async () => {
  const { context, page } = await open("de");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await (await caches.open((await caches.keys())[0] ?? "")).keys()).length > 4);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.fill("#box", "opfern");
  await page.waitForSelector("main article h2");
  await context.close();
});

test("hostile links and files get a message, and the table stays", async () => {
  const bomb = "#t1." + "A".repeat(300_000);
  for (const fragment of ["#t1.%%%", "#t1.AAAA", "#t9.abcd", bomb, "#t1."]) {
    const { context, page } = await open("en", { path: fragment });
    await page.waitForSelector(".remark, .hint");
    await context.close();
  }
  const { context, page } = await open("en");
  await tell(page, TOLD.en.facts);
  const table = await page.evaluate(() => JSON.parse(localStorage.getItem("lawspeaker/1")).table);
  await page.evaluate(() => (location.hash = "#t1.AAAA"));
  await page.waitForSelector(".remark");
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("lawspeaker/1")).table), table);
  await page.setInputFiles("#file", { name: "t.toml", mimeType: "text/plain", buffer: Buffer.from("<img src=x onerror=alert(1)>") });
  await page.waitForSelector(".fault");
  assert.equal(await page.locator("img").count(), 0);
  await context.close();
});

test("keyboard alone reaches the box, the tabs and a place of the board", async () => {
  const { context, page } = await open("en", { options: { hasTouch: false, isMobile: false } });
  await tell(page, TOLD.en.facts, "click");
  await page.focus("#box");
  for (let at = 0; at < 40; at += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".board g[data-key='red']"))) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForSelector(".place");
  await context.close();
});

test("two tabs on one table show the newer one, and a browser that keeps nothing is told", async () => {
  const { context, page } = await open("en");
  const second = await context.newPage();
  await second.goto(address);
  await second.waitForSelector("html[data-ready]");
  await second.locator("nav button").nth(1).tap();
  await tell(page, TOLD.en.facts);
  await second.waitForSelector(".board svg");
  assert.match(await second.textContent(".remark"), /another tab/);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator("#facts").first().fill("red supply 3");
  await page.locator("form.tell button.main").first().tap();
  await page.waitForSelector(".remark");
  assert.match(await page.textContent(".remark"), /save the file/);
  assert.match(await page.textContent(".board g[data-key='red']"), /3/);
  await context.close();
});

test("a large table goes through a link and back without loss", async () => {
  const { context, page } = await open("en");
  await page.locator("nav button").nth(1).tap();
  await page.selectOption("#players", "6");
  await page.locator("form.start button.main").tap();
  await page.waitForSelector(".board svg");
  const table = await page.evaluate(() => JSON.parse(localStorage.getItem("lawspeaker/1")).table);
  await page.locator("main .buttons button").nth(3).tap();
  await page.waitForFunction(() => document.querySelector("#link")?.value.includes("#t1."));
  const link = await page.inputValue("#link");
  const other = await open("de", { path: link.slice(address.length) });
  await other.page.waitForSelector(".board svg");
  assert.equal(await other.page.evaluate(() => JSON.parse(localStorage.getItem("lawspeaker/1")).table), table);
  await other.context.close();
  await context.close();
});
