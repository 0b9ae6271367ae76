import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

export const isRoot = process.getuid?.() === 0;

/** Disables background network requests, and the sandbox for root, which can't use it. */
export const browserFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/**
 * Returns the path of the first Chromium found: the one in CHROMIUM_PATH, Playwright's own, or one
 * on the PATH.
 */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH is not a file: ${configured}`);
    return configured;
  }
  const directories = (process.env.PATH ?? "").split(path.delimiter);
  const installed = directories.flatMap((directory) =>
    programs.map((name) => path.join(directory, name)),
  );
  return [chromium.executablePath(), ...installed].find((file) => existsSync(file));
}
