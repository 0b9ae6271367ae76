import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { clearToasts } from "@/lib/toast";
import { assertConsole, watchConsole } from "@/test/console";
import { resetDocument } from "@/test/reset-document";
import { server } from "@/test/server";
import "@/test/browser-mocks";

// A page waits for its script, its data and three retries; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 20_000, getElementError });
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
// Hooks that come first run last, here after those of the file.
afterAll(() => {
  resetDocument();
  server.close();
});

beforeEach(watchConsole);

afterEach(() => {
  cleanup();
  forgetDrafts();
  clearToasts();
  server.resetHandlers();
  assertConsole();
});

/** What a test typed and did not save is not for the next one. */
function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("dpc-nearby-draft-")) localStorage.removeItem(key);
  }
}

/**
 * The document is written into an error once the wait for an element is over, not at each look for it, which took a
 * seventh of a test's time.
 */
function getElementError(message: string | null, container: Element): Error {
  const config = getConfig();
  const quiet = "_disableExpensiveErrorDiagnostics";
  const isWaiting = quiet in config && config[quiet] === true;
  const error = new Error(isWaiting ? (message ?? "") : `${message}\n\n${prettyDOM(container)}`);
  error.name = "TestingLibraryElementError";
  return error;
}
