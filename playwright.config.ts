import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./e2e/find-browser.ts";
import { siteOrigin } from "./e2e/site-origin.ts";
import { publishableKey } from "./supabase/local/apis/keys.ts";

const executablePath = findBrowser();

export default defineConfig({
  projects: [
    // What people do with the product. Part of `npm test`.
    { name: "journeys", testDir: "e2e/journeys" },
    // Thorough checks of every page. Part of `npm run test:all`.
    { name: "sweeps", testDir: "e2e/sweeps" },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On CI a failed test runs once more, and the report lists the flaky ones.
  retries: process.env.CI ? 1 : 0,
  // More than the processors, because pages wait about as long as they compute.
  workers: 4,
  reporter: "list",
  reportSlowTests: { max: 8, threshold: 20_000 },
  // CI machines can be slow.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: siteOrigin,
    browserName: "chromium",
    // Without a timeout, a missing button would use up the whole time of its test.
    actionTimeout: 60_000,
    // Animations would move what a test is about to click.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // Pages come from the server, except in the tests of the service worker, which allow it.
    serviceWorkers: "block",
    // Snapshots of each step slow the tests by a tenth or more, so they are recorded only for
    // retries on CI and with `--trace on`. Every failure still leaves its steps and the final page.
    trace: process.env.CI
      ? { mode: "on-first-retry", screenshots: false }
      : { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "npx tsx e2e/serve-site.ts",
    // It responds once the database is migrated and seeded.
    url: `${siteOrigin}/rest/v1/doctors?select=id&limit=1&apikey=${publishableKey}`,
    env: {
      LITE_AUTH_BCRYPT_COST: "4",
      LOCAL_STACK_DATA: "memory://",
      LOCAL_STACK_MAIL_WAIT: "5s",
      // All tests share the database, so rendering can take long. After the default time, pages
      // would be sent without data.
      LOCAL_STACK_RENDER_TIMEOUT: "30000",
    },
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
