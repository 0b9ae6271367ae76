import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { z } from "zod";
import { browserFlags, findBrowser } from "../e2e/browser.ts";

/** One visit, in milliseconds where it is a time. */
export interface Visit {
  lcp: number;
  /** What the main thread computed, slowed down as a phone's. */
  work: number;
  tbt: number;
  cls: number;
  /** Of 100. */
  score: number;
  /** Lighthouse's figure for the machine: a desktop has 1,500 to 2,000. */
  machine: number;
}

const number = z.object({ numericValue: z.number() });
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    "largest-contentful-paint": number,
    "mainthread-work-breakdown": number,
    "total-blocking-time": number,
    "cumulative-layout-shift": number,
  }),
});

/** Starts the browser that visits pages. */
export function startChrome(): Promise<LaunchedChrome> {
  const chromePath = findBrowser();
  return launch({
    chromeFlags: ["--headless=new", ...browserFlags],
    ...(chromePath && { chromePath }),
  });
}

/** Visits a page as a phone on a slow network does. A busy machine loses a recording at times; then once more. */
export const visit = (chrome: LaunchedChrome, url: string): Promise<Visit> =>
  record(chrome, url).catch(() => record(chrome, url));

/** One visit with Lighthouse's default throttling. */
async function record(chrome: LaunchedChrome, url: string): Promise<Visit> {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ["performance"],
    logLevel: "error",
    // The page that is not found is measured too.
    ignoreStatusCode: true,
  });
  const failure = result?.lhr.runtimeError;
  if (failure) throw new Error(`${url}: ${failure.code}, ${failure.message}`);
  const { audits, categories, environment } = report.parse(result?.lhr);
  return {
    lcp: audits["largest-contentful-paint"].numericValue,
    work: audits["mainthread-work-breakdown"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    score: Math.round(categories.performance.score * 100),
    machine: environment.benchmarkIndex,
  };
}
