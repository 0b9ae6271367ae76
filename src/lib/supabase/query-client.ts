import {
  hydrate,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { AppError, isWorthRetrying, messageFor, technicalDetailOf } from "@/lib/errors";
import { hasStoredSession } from "@/lib/supabase/session-hint";
import { restoreQueries, storeQueries } from "@/lib/supabase/stored-queries";
import { toast } from "@/lib/toast";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

// Type aliases, because the library doesn't accept an interface as a record.
type QueryMeta = {
  /** The title of the error toast. Without one, no toast is shown. */
  errorTitle?: string;
  /** Whether the result is stored for a return to the page: see src/lib/supabase/stored-queries.ts. */
  isStored?: boolean;
};

type MutationMeta = {
  errorTitle?: string;
  /** The queries to refetch afterwards, also after a failure, because the page may then show outdated data. */
  invalidates?: readonly QueryKey[];
  /** Whether the page already shows the change, so that the mutation doesn't wait for the refetch. */
  isOptimistic?: boolean;
};

/**
 * The `staleTime` of data that other people change: every page refetches it, but the parts of one
 * page share a request.
 */
export const pageLoadMs = 5_000;

const fiveMinutesInMs = 5 * 60 * 1000;

const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;

/** Tracks the connection at all times. React Query itself listens only while queries are mounted. */
function followConnection() {
  const update = () => onlineManager.setOnline(!isOffline());
  update();
  window.addEventListener("offline", update);
  window.addEventListener("online", update);
}

function reportFailure(error: Error, title: string | undefined) {
  const detail = technicalDetailOf(error);
  if (detail) console.error(detail);
  if (title) toast({ title, description: messageFor(error), tone: "error" });
}

/** A request that timed out is not retried, so that the user sees the error without waiting three more times. */
const isSlow = (error: Error) => error instanceof AppError && error.kind === "slow";

const isWithoutData = ({ state }: Query) => state.data === undefined;

/** Creates the query client, which also shows failures as toasts. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Cached data stays readable and can be refetched once online.
        const isNoLoss = query.state.data !== undefined && isOffline();
        if (!isNoLoss) reportFailure(error, query.meta?.errorTitle);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => reportFailure(error, meta?.errorTitle),
      onSettled: (_data, error, _variables, _result, { meta }, { client }) => {
        const outdated = meta?.invalidates ?? [];
        const refetches = outdated.map(async (queryKey) => {
          // React Query repeats a load that began before the change only if the query already has data.
          await client.cancelQueries({ queryKey, predicate: isWithoutData });
          await client.invalidateQueries({ queryKey });
        });
        return meta?.isOptimistic && !error ? undefined : Promise.all(refetches);
      },
    }),
    defaultOptions: {
      // Parts of the page that hydrate late need the data that they were rendered from.
      hydrate: { queries: { gcTime: Number.POSITIVE_INFINITY } },
      // Without a connection, requests fail immediately with an error instead of waiting silently.
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

/** Fills the cache with the data in the page's HTML. */
export function hydratePageData(client: QueryClient, json: string): void {
  hydrate(client, JSON.parse(json));
  // The server loaded it as a visitor, and a member may see more, so queries refetch it when they are used.
  if (hasStoredSession()) void client.invalidateQueries({ refetchType: "none" });
}

export const queryClient = createQueryClient();

const isInBrowser = typeof document !== "undefined";
const pageData = isInBrowser && document.getElementById("page-data");
if (pageData) hydratePageData(queryClient, pageData.textContent);
if (isInBrowser) {
  followConnection();
  restoreQueries(queryClient);
  storeQueries(queryClient);
}
