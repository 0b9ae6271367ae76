import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, findBrowser } from "../e2e/find-browser.ts";

/** One visit; times are in milliseconds. */
export interface Visit {
  lcp: number;
  cls: number;
  tbt: number;
  /** What the main thread computed, slowed down as a phone's. */
  work: number;
  /** Lighthouse's benchmark index of the machine: a desktop has 1,500 to 2,000. */
  machine: number;
}

/** Starts the browser that visits pages. */
export function startChrome(): Promise<LaunchedChrome> {
  const chromePath = findBrowser();
  return launch({
    chromeFlags: ["--headless=new", ...browserFlags],
    ...(chromePath && { chromePath }),
  });
}

/** Visits a page as a phone on a slow network. A busy machine loses a recording at times, so it tries twice. */
export const visit = (chrome: LaunchedChrome, url: string): Promise<Visit> =>
  record(chrome, url).catch(() => record(chrome, url));

/** One visit with Lighthouse's default throttling. Lighthouse clears the browser's caches, but not its sessions. */
async function record(chrome: LaunchedChrome, url: string): Promise<Visit> {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ["performance"],
    logLevel: "error",
    // The 404 page is measured too.
    ignoreStatusCode: true,
  });
  const { runtimeError, audits = {}, environment } = result?.lhr ?? {};
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code}, ${runtimeError.message}`);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: numberOf("largest-contentful-paint"),
    cls: numberOf("cumulative-layout-shift"),
    tbt: numberOf("total-blocking-time"),
    work: numberOf("mainthread-work-breakdown"),
    machine: environment?.benchmarkIndex ?? Number.NaN,
  };
}
