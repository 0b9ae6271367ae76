import type { UseQueryResult } from "@tanstack/react-query";
import { useIsInBrowser } from "@/hooks/in-browser";

/**
 * Whether something that the server did not find may still appear: it read the page as a visitor, and the member who is
 * signed in may see more.
 */
export function useIsOnlyMissingForVisitors({
  data,
  isStale,
  isFetching,
}: UseQueryResult): boolean {
  const isInBrowser = useIsInBrowser();
  return isInBrowser && data === null && isStale && isFetching;
}
