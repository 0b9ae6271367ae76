import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./e2e/browser.ts";
import { publishableKey } from "./supabase/local/keys.ts";

const origin = "http://localhost:4300";
const executablePath = findBrowser();

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Once more on a build machine, which names what needed it; at home a test that wavers shows.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: "list",
  // A shared build machine answers slowly at times.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // Each page from the server; the tests of the service worker allow it.
    serviceWorkers: "block",
    // Without pictures: they cost a third of the run.
    trace: { mode: process.env.CI ? "on-first-retry" : "retain-on-failure", screenshots: false },
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  // The production build, which must be there (`npm run build`), over a database of its own.
  webServer: {
    command: "npx vite preview --port 4300 --strictPort",
    // Answers once the database is migrated and seeded.
    url: `${origin}/rest/v1/doctors?select=id&limit=1&apikey=${publishableKey}`,
    // Without CI, Vite stops when its standard input ends.
    env: { CI: "true", LOCAL_STACK_DATA: "memory://", LOCAL_STACK_MAIL_WAIT: "5s" },
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
