import { spawnSync } from "node:child_process";
import { findBrowser, isRoot } from "./find-browser.ts";

// Makes sure that a browser is installed before the tests run, or explains how to install one.

const attempts = isRoot
  ? [
      "npx playwright install --with-deps chromium",
      "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium",
    ]
  : ["npx playwright install chromium"];

for (const command of attempts) {
  if (findBrowser()) break;
  console.log(`No Chromium found. Trying: ${command}`);
  spawnSync(command, {
    shell: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

if (!findBrowser()) {
  console.error(
    "The browser tests need Chromium or Chrome. Install one (on Debian: apt-get install chromium),\n" +
      "run `npx playwright install chromium`, or set CHROMIUM_PATH to one.",
  );
  process.exitCode = 1;
}
