import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

export const isRoot = process.getuid?.() === 0;

/** What the tests want of Chromium: no chatter of its own, and no sandbox where root may not have one. */
export const browserFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** A Chromium on this computer: the one named by CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = folders.flatMap((folder) => programs.map((name) => path.join(folder, name)));
  return [...installed, chromium.executablePath()].find((file) => existsSync(file));
}
