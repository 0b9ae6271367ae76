import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { AppError, detailOf, isWorthRetrying, wordsFor } from "@/lib/errors";
import { bringListsBack, keepLists } from "@/lib/kept-lists";
import { toast } from "@/lib/toast";

const fiveMinutesInMs = 5 * 60 * 1000;

const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;

/** The library listens only while a page reads data, and would miss a connection that is lost elsewhere. */
function followConnection() {
  const tell = () => onlineManager.setOnline(!isOffline());
  tell();
  window.addEventListener("offline", tell);
  window.addEventListener("online", tell);
}

function reportFailure(error: Error, meta: Record<string, unknown> | undefined) {
  const title = meta?.errorTitle;
  const detail = detailOf(error);
  if (detail) console.error(detail);
  if (typeof title === "string") toast({ title, description: wordsFor(error), tone: "error" });
}

/** Who has waited for one answer in vain is told so, and not kept waiting for three more. */
const isSlow = (error: Error) => error instanceof AppError && error.kind === "slow";

/** The cache of everything read from the API, with the one place where failures become toasts. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // What is there can still be read, and asked for anew once there is a connection.
        const isNoLoss = query.state.data !== undefined && isOffline();
        if (!isNoLoss) reportFailure(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => reportFailure(error, mutation.meta),
    }),
    defaultOptions: {
      // Without a connection they fail at once and say so, instead of waiting in silence.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: fiveMinutesInMs,
        retry: (failures, error) =>
          failures < 3 && !isOffline() && isWorthRetrying(error) && !isSlow(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
    },
  });
}

/**
 * Gives a cache what came with the document: keys of queries with their data, as JSON. They are as old as the deploy, so
 * that the queries ask again as soon as they are used.
 */
export function takeAlong(client: QueryClient, json: string): void {
  const known: unknown = JSON.parse(json);
  if (!Array.isArray(known)) return;
  for (const [queryKey, data] of known) client.setQueryData(queryKey, data, { updatedAt: 0 });
}

export const queryClient = createQueryClient();

const isInBrowser = typeof document !== "undefined";
const known = isInBrowser && document.querySelector('script[type="application/json"]');
if (known) takeAlong(queryClient, known.textContent);
if (isInBrowser) {
  followConnection();
  bringListsBack(queryClient);
  keepLists(queryClient);
}
