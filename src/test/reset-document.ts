import { vi } from "vitest";
import { queryClient } from "@/lib/supabase/query-client";
import { setSession } from "@/lib/supabase/session-state";

const queryDefaults = queryClient.getDefaultOptions();

/**
 * Resets the document and modules, which the next test file shares, to the state of a new tab: empty, at "/", online,
 * without a session, and with nothing stored, cached, or mocked.
 */
export function resetDocument(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  clearDocument();
  setSession(null);
  queryClient.clear();
  queryClient.setDefaultOptions(queryDefaults);
  // Makes listeners that saw the connection go offline check it again.
  dispatchEvent(new Event("online"));
}

function clearDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
