import type { UseQueryResult } from "@tanstack/react-query";
import { useIsInBrowser } from "@/hooks/in-browser";
import { hasStoredSession } from "@/lib/supabase/session-hint";

/**
 * Returns whether data that the server didn't find may still load: the server renders pages for
 * visitors, and the signed-in member may be able to see more.
 */
export function useIsOnlyMissingForVisitors({
  data,
  isStale,
  isFetching,
}: UseQueryResult): boolean {
  const isInBrowser = useIsInBrowser();
  return isInBrowser && hasStoredSession() && data === null && isStale && isFetching;
}
