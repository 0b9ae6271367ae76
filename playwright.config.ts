import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./e2e/browser.ts";
import { siteOrigin, sitePort } from "./e2e/site.ts";
import { publishableKey } from "./supabase/local/apis/keys.ts";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Once more on a build machine, which names what needed it; at home a test that wavers shows.
  retries: process.env.CI ? 1 : 0,
  // More than processors: a page waits as long as it computes.
  workers: 4,
  reporter: "list",
  // A shared build machine answers slowly at times.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: siteOrigin,
    browserName: "chromium",
    // A page is read and pressed where it stands, not on its way there.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // Each page from the server; the tests of the service worker allow it.
    serviceWorkers: "block",
    // The page and its requests at each step cost a tenth of the run and more: they are recorded where a build machine tries
    // again, and for whoever asks with `--trace on`. Of any test that fails there is what it did, and how the page ended.
    trace: process.env.CI
      ? { mode: "on-first-retry", screenshots: false }
      : { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  // The production build, which must be there (`npm run build`), over a database of its own.
  webServer: {
    command: `npx tsx e2e/check-build.ts && npx vite preview --port ${sitePort} --strictPort`,
    // Answers once the database is migrated and seeded.
    url: `${siteOrigin}/rest/v1/doctors?select=id&limit=1&apikey=${publishableKey}`,
    // Without CI, Vite stops when its standard input ends.
    env: {
      CI: "true",
      LITE_AUTH_BCRYPT_COST: "4",
      LOCAL_STACK_DATA: "memory://",
      LOCAL_STACK_MAIL_WAIT: "5s",
      // The one database also answers the other tests: without its data a page would be that of a site whose API is down.
      LOCAL_STACK_RENDER_TIMEOUT: "30000",
    },
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
