import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { z } from "zod";
import { browserFlags, findBrowser } from "../e2e/find-browser.ts";

/** The version that npx downloads, because only this benchmark needs it. */
export const lighthouseVersion = "12.8.2";

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

/** The port on which Lighthouse finds the browser. */
export const debuggingPort = 9321;

/** Starts headless Chrome. */
export function startChrome(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
    ...(executablePath && { executablePath }),
  });
}

/** Visits a page as a phone on a slow network. Retries once, because recording sometimes fails on a busy machine. */
export const visit = (url: string): Promise<Visit> => record(url).catch(() => record(url));

const report = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/**
 * Measures one visit with Lighthouse's default throttling. Lighthouse clears the browser's caches,
 * but not its sessions.
 */
async function record(url: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      `lighthouse@${lighthouseVersion}`,
      url,
      `--port=${debuggingPort}`,
      "--only-categories=performance",
      "--output=json",
      "--quiet",
      "--ignore-status-code", // for the 404 page
    ],
    { maxBuffer: 2 ** 26 },
  );
  const { runtimeError, audits, environment } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code}, ${runtimeError.message}`);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: numberOf("largest-contentful-paint"),
    cls: numberOf("cumulative-layout-shift"),
    tbt: numberOf("total-blocking-time"),
    work: numberOf("mainthread-work-breakdown"),
    machine: environment.benchmarkIndex,
  };
}
