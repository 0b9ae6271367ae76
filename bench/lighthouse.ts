import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, findBrowser } from "../e2e/find-browser.ts";

/** The measurements of one visit. Times are in milliseconds. */
export interface Visit {
  lcp: number;
  cls: number;
  tbt: number;
  /** Main-thread work with CPU throttling. */
  work: number;
  /** Lighthouse's benchmark index of the machine: 1,500 to 2,000 for a desktop. */
  machine: number;
}

/** Starts headless Chrome. */
export function startChrome(): Promise<LaunchedChrome> {
  const chromePath = findBrowser();
  return launch({
    chromeFlags: ["--headless=new", ...browserFlags],
    ...(chromePath && { chromePath }),
  });
}

/** Visits a page as a phone on a slow network. Retries once, because recording sometimes fails on a busy machine. */
export const visit = (chrome: LaunchedChrome, url: string): Promise<Visit> =>
  record(chrome, url).catch(() => record(chrome, url));

/** Measures one visit with Lighthouse's default throttling. Lighthouse clears the browser's caches, but not its sessions. */
async function record(chrome: LaunchedChrome, url: string): Promise<Visit> {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ["performance"],
    logLevel: "error",
    ignoreStatusCode: true, // for the 404 page
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
