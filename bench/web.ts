import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthousePackage from "lighthouse/package.json" with { type: "json" };
import { preview } from "vite";
import { z } from "zod";
import { publishListings } from "../src/build/deploy/publish-listings.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { freePort } from "../supabase/local/testing/free-port.ts";
import { barePath, buildBarePage } from "./bare-page.ts";
import { startChrome, type Visit, visit } from "./lighthouse.ts";
import { blankPath, serveSite } from "./site-server.ts";
import { stillPathOf, writeStillPage } from "./still-page.ts";
import { type MeasuredPage, measuredPages } from "./web-budgets.ts";
import {
  overBudget,
  type PageVisits,
  resultOf,
  webDocument,
  webTable,
  type Yardsticks,
  yardstickLines,
} from "./web-report.ts";

// `npm run bench:web`: how fast the built site's pages are on a phone (`npm run build` first). RUNS sets how often each page
// is visited, PAGES which ones, by name (`PAGES=feed,auth`).

const fullRuns = 5;
const runs = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.env.RUNS || fullRuns);
const chosen = (process.env.PAGES ?? "").split(",").filter(Boolean);
const resultFile = path.join(import.meta.dirname, "web-results.md");
const host = "127.0.0.1";
const [sitePort, apiPort] = [await freePort(host), await freePort(host)];
const origin = `http://${host}:${sitePort}`;

process.env.LOCAL_STACK_DATA = "memory://";
const backend = await preview({
  preview: { port: apiPort, strictPort: true, host },
  logLevel: "error",
});
const api = `http://${host}:${apiPort}`;
// A copy, as a deploy adds the listings to it.
const dist = mkdtempSync(path.join(tmpdir(), "bench-web-"));
cpSync("dist", dist, { recursive: true });
await buildBarePage(dist);
const closeSite = await serveSite({ dist, api, port: sitePort });
const chrome = await startChrome();
let isOver = false;
try {
  const [written, unwritten] = await twoDoctors();
  await publishListings({ api: { url: api, key: publishableKey }, siteUrl: origin, dist });
  rmSync(path.join(dist, "doctor", `${unwritten}.html`));
  const pages = measuredPages(written, unwritten).filter(
    ({ name }) => chosen.length === 0 || chosen.includes(name),
  );
  const yardsticks: Yardsticks = { blank: [], bare: [] };
  const ofPages = new Map<MeasuredPage, PageVisits>();
  const visits: [address: string, done: Visit[]][] = [
    [blankPath, yardsticks.blank],
    [barePath, yardsticks.bare],
  ];
  for (const page of pages) {
    const of: PageVisits = { whole: [], still: [] };
    ofPages.set(page, of);
    visits.push([page.path, of.whole]);
    if (page.hasStill) {
      await writeStillPage({ browserPort: chrome.port, origin, dist }, page);
      visits.push([stillPathOf(page.name), of.still]);
    }
  }
  // Round after round, so that a machine that slows down meanwhile slows all pages down.
  for (let round = 1; round <= runs; round++) {
    for (const [address, done] of visits) {
      console.log(`round ${round} of ${runs}: ${address}`);
      done.push(await visit(chrome, `${origin}${address}`));
    }
  }
  const results = [...ofPages].map(([page, done]) => resultOf(page, done, yardsticks));
  console.log(`\n${yardstickLines(yardsticks)}\n\n${webTable(results)}\n`);
  const facts = { runs, yardsticks, lighthouse: lighthousePackage.version };
  const isWhole = runs >= fullRuns && chosen.length === 0;
  if (isWhole) writeFileSync(resultFile, webDocument(results, facts));
  else console.log(`bench/web-results.md keeps only ${fullRuns} runs or more, of all pages`);
  isOver = results.some((result) => overBudget(result).length > 0);
} finally {
  chrome.kill();
  await closeSite();
  await backend.close();
  rmSync(dist, { recursive: true });
}
// The embedded database sets an exit code of its own when it is closed.
process.exit(isOver ? 1 : 0);

/** The ids of two listings, which also waits until the database is ready. */
async function twoDoctors(): Promise<[string, string]> {
  const query = "select=id&verified=is.true&order=id&limit=2";
  const response = await fetch(`${api}/rest/v1/doctors?${query}&apikey=${publishableKey}`);
  const row = z.object({ id: z.string() });
  const [first, second] = z.tuple([row, row]).parse(await response.json());
  return [first.id, second.id];
}
