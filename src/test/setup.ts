import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { clearToasts } from "@/lib/toast";
import { assertConsole, watchConsole } from "@/test/console";
import { resetDocument } from "@/test/reset-document";
import { server } from "@/test/server";
import "@/test/browser-mocks";

// Pages load their scripts and data and retry three times, which takes a while on a slow machine.
configure({ asyncUtilTimeout: 20_000, getElementError });
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
// Vitest runs `afterAll` hooks in reverse order, so this runs after those of the test file.
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

/** Removes drafts, so that they don't affect the next test. */
function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("dpc-nearby-draft-")) localStorage.removeItem(key);
  }
}

/**
 * Prints the document in an error only after the last attempt to find an element, because printing
 * it for each attempt took a seventh of the time of tests.
 */
function getElementError(message: string | null, container: Element): Error {
  const config = getConfig();
  const quiet = "_disableExpensiveErrorDiagnostics";
  const isWaiting = quiet in config && config[quiet] === true;
  const error = new Error(isWaiting ? (message ?? "") : `${message}\n\n${prettyDOM(container)}`);
  error.name = "TestingLibraryElementError";
  return error;
}
