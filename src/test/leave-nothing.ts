import { vi } from "vitest";
import { setSession } from "@/lib/session/session-state";
import { queryClient } from "@/lib/supabase/query-client";

const queryDefaults = queryClient.getDefaultOptions();

/**
 * Leaves the tab to the next file of tests, which shares its document and modules with this one, as a new tab is: empty,
 * at "/", online, without a session, with nothing stored, cached or stood in for.
 */
export function leaveNothing(): void {
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
  // Whoever was told that the connection is lost asks whether it is back.
  dispatchEvent(new Event("online"));
}

function clearDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
