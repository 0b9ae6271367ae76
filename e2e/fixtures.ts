import { type BrowserContext, test as base } from "@playwright/test";

export const expect = base.expect;

interface Fixtures {
  /**
   * Expects a problem. The test fails if it doesn't occur; problems that aren't expected or allowed
   * always fail the test.
   */
  expectProblem: (pattern: RegExp) => void;
  /** Allows a problem that may occur, depending on timing. */
  allowProblem: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures & { problems: string[]; isWatched: undefined }>({
  // Waits for hydration. Tests of the time before it pass `waitUntil`.
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page;
    const waitForHydration = async () => {
      // The mailbox and files aren't pages of the app.
      const isAppPage = (await page.locator("#root").count()) > 0;
      if (javaScriptEnabled === false || !isAppPage) return;
      await page.locator("#root[data-hydrated]").waitFor({ timeout: 30_000 });
    };
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (!options?.waitUntil) await waitForHydration();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (!options?.waitUntil) await waitForHydration();
      return response;
    };
    await use(page);
  },
  // Console errors, failed requests, and similar problems, which fail a test unless it expects or
  // allows them.
  problems: async ({ context, baseURL }, use, { retry }) => {
    const problems: string[] = [];
    const playwrightProblems = retry > 0 ? tracingProblems : blockingProblems;
    watch(context, new URL(baseURL ?? "").origin, (problem) => {
      if (!playwrightProblems.test(problem)) problems.push(problem);
    });
    await use(problems);
  },
  expectProblem: async ({ problems }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => expected.push(pattern));
    const absent = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
    expect(absent, "problems that did not appear").toEqual([]);
    removeProblems(problems, expected);
  },
  allowProblem: async ({ problems }, use) => {
    const allowed: RegExp[] = [];
    await use((pattern) => allowed.push(pattern));
    removeProblems(problems, allowed);
  },
  isWatched: [
    async ({ problems }, use) => {
      await use(undefined);
      expect(problems, "unexpected problems").toEqual([]);
    },
    { auto: true },
  ],
});

// Problems that Playwright's own scripts cause in the sandboxed frame where the mailbox shows an
// email: the script that blocks service workers and, in a recorded retry, the script that records.
const blockingProblems = /Service worker is disabled because the context is sandboxed/;
const tracingProblems = new RegExp(
  `${blockingProblems.source}|Blocked script execution in 'about:srcdoc'`,
);

/** Removes problems that match one of the patterns. */
function removeProblems(problems: string[], patterns: RegExp[]): void {
  const others = problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem)));
  problems.splice(0, problems.length, ...others);
}

function watch(context: BrowserContext, origin: string, report: (problem: string) => void): void {
  context.on("weberror", (error) => report(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    // These messages repeat what is reported below with its URL, or are harmless there.
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
    // Requests that are canceled by a navigation.
    if (reason !== "net::ERR_ABORTED") report(`failed: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) report(`answered ${response.status()}: ${response.url()}`);
  });
}
