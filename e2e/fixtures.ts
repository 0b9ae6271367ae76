import { type BrowserContext, test as base } from "@playwright/test";

export const expect = base.expect;

interface Fixtures {
  /**
   * Says that the test provokes this problem. Any other fails the test, and so does a problem that
   * was announced and stayed away.
   */
  expectProblem: (pattern: RegExp) => void;
  /** Says that this problem may appear: the visitor may be gone before it does. */
  allowProblem: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures & { problems: string[]; isWatched: undefined }>({
  // A page that starts by itself is used once it has: before that, links and forms work without the app. Tests of that time
  // say what they wait for.
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page;
    const startsByItself = page.locator("#root:is([data-hydrate=idle], [data-hydrate=load])");
    const untilHydrated = async () => {
      if (javaScriptEnabled === false || (await startsByItself.count()) === 0) return;
      await page.locator("#root[data-hydrated]").waitFor({ timeout: 30_000 });
    };
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (!options?.waitUntil) await untilHydrated();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (!options?.waitUntil) await untilHydrated();
      return response;
    };
    await use(page);
  },
  // Console errors, failed requests, and similar problems, which fail a test unless it expects them.
  problems: async ({ context, baseURL }, use, { retry }) => {
    const problems: string[] = [];
    const ofPlaywright = retry > 0 ? ofTracing : ofBlocking;
    watch(context, new URL(baseURL ?? "").origin, (problem) => {
      if (!ofPlaywright.test(problem)) problems.push(problem);
    });
    await use(problems);
  },
  expectProblem: async ({ problems }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => expected.push(pattern));
    const absent = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
    expect(absent, "problems that did not appear").toEqual([]);
    forgive(problems, expected);
  },
  allowProblem: async ({ problems }, use) => {
    const allowed: RegExp[] = [];
    await use((pattern) => allowed.push(pattern));
    forgive(problems, allowed);
  },
  isWatched: [
    async ({ problems }, use) => {
      await use(undefined);
      expect(problems, "unexpected problems").toEqual([]);
    },
    { auto: true },
  ],
});

// What Playwright's own scripts run into in the frame in which the mailbox shows a letter, as nothing may run there: the one
// that blocks service workers, and where a test is tried again and recorded, the one that records.
const ofBlocking = /Service worker is disabled because the context is sandboxed/;
const ofTracing = new RegExp(`${ofBlocking.source}|Blocked script execution in 'about:srcdoc'`);

/** Takes away the problems that a test has spoken of. */
function forgive(problems: string[], patterns: RegExp[]): void {
  const others = problems.filter((one) => !patterns.some((pattern) => pattern.test(one)));
  problems.splice(0, problems.length, ...others);
}

function watch(context: BrowserContext, origin: string, report: (problem: string) => void): void {
  context.on("weberror", (error) => report(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    // Chromium and the auth client repeat here what is reported below with its address, or is no problem there.
    const isRepeated = /^(?:Failed to load resource:|TypeError: Failed to fetch)/.test(
      message.text(),
    );
    if (message.type() === "error" && !isRepeated) report(`console: ${message.text()}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    const isNetwork = url.protocol !== "data:" && url.protocol !== "blob:";
    if (isNetwork && url.origin !== origin) report(`left the site: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What a page no longer needs when the visitor leaves it.
    if (reason !== "net::ERR_ABORTED") report(`failed: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) report(`answered ${response.status()}: ${response.url()}`);
  });
}
