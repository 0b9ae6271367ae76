import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { demo } from "../e2e/accounts.ts";
import { demoListing, demoPost } from "../e2e/pages.ts";
import { sessionStorageKey } from "../src/lib/supabase/session-hint.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { debuggingPort, lighthouseVersion, startChrome, type Visit, visit } from "./lighthouse.ts";
import { median } from "./measure.ts";
import { measureRenders } from "./render-time.ts";
import { blankPath, startSite } from "./web-server.ts";

// `npm run bench:web` measures how fast the built pages load on a phone (run `npm run build`
// first). RUNS sets the number of visits to each page, and PAGES selects pages by name
// (`PAGES=feed,auth`).

const fullRuns = 5;
const runs = Number(process.env.RUNS || fullRuns);
const chosen = (process.env.PAGES ?? "").split(",").filter(Boolean);
const resultFile = path.join(import.meta.dirname, "web-results.md");

// LCP budgets are multiples of the blank page's LCP in the same run, because seconds depend on the machine.
const text = { lcp: 1.3, cls: 0 };
const data = { lcp: 1.6, cls: 0.01 };
const auth = { lcp: 2, cls: 0.01 };
const member = { lcp: 2.5, cls: 0.01 };
const site = await startSite();
const visitorOrigin = `http://127.0.0.1:${site.port}`;
const chrome = await startChrome();

/** The origin of a member's pages. Each member has an origin, because a session belongs to one. */
const originOf = (name: keyof typeof demo) => `http://${name}.localhost:${site.port}`;

/** Stores a member's session in the browser. */
async function signIn(name: keyof typeof demo): Promise<void> {
  const response = await fetch(`${visitorOrigin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(demo[name]),
  });
  const session = await response.text();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${originOf(name)}/robots.txt`);
  const entry = [sessionStorageKey, session] as const;
  await page?.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
  await page?.close();
  await browser.close();
}

for (const name of ["patient", "doctor", "admin"] as const) await signIn(name);
const allPages = [
  { name: "home", address: "/", budget: text },
  { name: "about", address: "/about", budget: text },
  { name: "contact", address: "/contact", budget: text },
  { name: "blog", address: "/blog", budget: text },
  { name: "article", address: "/blog/five-ways-dpc-saves-money", budget: text },
  { name: "404", address: "/no/such/page", budget: text },
  { name: "directory", address: "/directory", budget: data },
  { name: "state", address: "/directory/texas", budget: data },
  { name: "city", address: "/directory/texas/austin", budget: data },
  { name: "listing", address: demoListing, budget: data },
  { name: "feed", address: "/feed", budget: data },
  { name: "post", address: demoPost, budget: data },
  { name: "auth", address: "/auth", budget: auth },
  { name: "dashboard", address: "/dashboard", budget: member, origin: originOf("patient") },
  { name: "requests", address: "/dashboard#requests", budget: member, origin: originOf("doctor") },
  { name: "setup", address: "/doctor/setup", budget: member, origin: originOf("doctor") },
  { name: "admin", address: "/admin", budget: member, origin: originOf("admin") },
  { name: "home (es)", address: "/es", budget: text },
  { name: "article (es)", address: "/es/blog/how-to-choose-right-dpc-doctor", budget: text },
  { name: "directory (es)", address: "/es/directory", budget: data },
  { name: "listing (es)", address: `/es${demoListing}`, budget: data },
  { name: "auth (es)", address: "/es/auth", budget: auth },
  { name: "dashboard (es)", address: "/es/dashboard", budget: member, origin: originOf("patient") },
].map((page) => ({ origin: visitorOrigin, ...page, visits: [] as Visit[] }));
const pages = allPages.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const blank = { visits: [] as Visit[], origin: visitorOrigin, address: blankPath };

// Visits all pages once per round, so that changes in the machine's speed affect all of them.
for (let round = 1; round <= runs; round++) {
  for (const { origin, address, visits } of [blank, ...pages]) {
    console.log(`round ${round} of ${runs}: ${address}`);
    visits.push(await visit(`${origin}${address}`));
  }
}
await chrome.close();

const medianOf = (visits: Visit[], name: keyof Visit) => median(visits.map((one) => one[name]));
const rows = pages.map(({ name, budget, visits }) => {
  const ratio = medianOf(visits, "lcp") / medianOf(blank.visits, "lcp");
  const cls = medianOf(visits, "cls");
  const isOver = ratio > budget.lcp || Number(cls.toFixed(3)) > budget.cls;
  const cells = [
    name,
    `${ratio.toFixed(2)} of ${budget.lcp}`,
    `${cls.toFixed(3)} of ${budget.cls}`,
    `${(medianOf(visits, "lcp") / 1000).toFixed(2)} s`,
    `${medianOf(visits, "tbt").toFixed(0)} ms`,
    `${(medianOf(visits, "work") / medianOf(blank.visits, "work")).toFixed(1)}`,
    isOver ? "over" : "ok",
  ];
  return { isOver, line: `| ${cells.join(" | ")} |` };
});

/** The CPU time budget for rendering a page on the server, in milliseconds. */
const renderBudgets: Record<string, number> = { listing: 30, directory: 60 };
const renderRows: typeof rows = [];
for (const { name, address } of pages.filter(({ budget }) => budget === data)) {
  const time = await measureRenders(visitorOrigin, address);
  const budget = renderBudgets[name];
  const isOver = budget !== undefined && time > budget;
  const limit = budget === undefined ? "" : ` of ${budget}`;
  renderRows.push({ isOver, line: `| ${name} | ${time.toFixed(0)}${limit} ms |` });
}
await site.close();

const machine = medianOf(
  [blank, ...pages].flatMap(({ visits }) => visits),
  "machine",
);
const document = `# Pages on a phone

Written by \`npm run bench:web\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${lighthouseVersion}, default phone throttling, brotli, medians of
${runs} runs. The blank page is 2 kB of HTML from the same server in the same run; its LCP was ${(medianOf(blank.visits, "lcp") / 1000).toFixed(2)} s. Only LCP and CLS have
budgets. Seconds, blocking time, and main-thread work (as a multiple of the blank page's) depend on the machine, whose Lighthouse
benchmark index was ${machine.toFixed(0)}. The build includes no listings, so the listing page is rendered on demand.

| page | LCP / blank page | CLS | LCP | TBT | work | budget |
|---|---:|---:|---:|---:|---:|---|
${rows.map(({ line }) => line).join("\n")}

CPU time for rendering a page on the server, without API requests (median of 50 renders):

| page | CPU |
|---|---:|
${renderRows.map(({ line }) => line).join("\n")}
`;
console.log(`\n${document}`);
const isComplete = runs >= fullRuns && chosen.length === 0;
if (isComplete) writeFileSync(resultFile, document);
else console.log(`bench/web-results.md is written only by ${fullRuns} runs or more of all pages.`);
// Closing the embedded database overwrites process.exitCode.
process.exit([...rows, ...renderRows].some(({ isOver }) => isOver) ? 1 : 0);
