import {
  hydrate,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { AppError, isWorthRetrying, messageFor, technicalDetailOf } from "@/lib/errors";
import { hasStoredSession } from "@/lib/session/session-hint";
import { bringListsBack, keepLists } from "@/lib/supabase/stored-queries";
import { toast } from "@/lib/toast";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

// Aliases, as the library takes no interface for a record.
type QueryMeta = {
  /** The title of the message that tells a failure; without one, nobody is told. */
  errorTitle?: string;
  /** Kept for who comes back to the page: see src/lib/supabase/kept-lists.ts. */
  isKept?: boolean;
};

type MutationMeta = {
  errorTitle?: string;
  /** What it changes: is asked for again afterwards, when it was refused too, as then something is not as shown. */
  changes?: readonly QueryKey[];
  /** What is shown has been put right already: nobody waits until it has been asked for again. */
  isShown?: boolean;
};

const fiveMinutesInMs = 5 * 60 * 1000;

const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;

/** The library listens only while a page reads data, and would miss a connection that is lost elsewhere. */
function followConnection() {
  const tell = () => onlineManager.setOnline(!isOffline());
  tell();
  window.addEventListener("offline", tell);
  window.addEventListener("online", tell);
}

function reportFailure(error: Error, title: string | undefined) {
  const detail = technicalDetailOf(error);
  if (detail) console.error(detail);
  if (title) toast({ title, description: messageFor(error), tone: "error" });
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
        if (!isNoLoss) reportFailure(error, query.meta?.errorTitle);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => reportFailure(error, meta?.errorTitle),
      onSettled: (_data, error, _variables, _result, { meta }, { client }) => {
        const changes = meta?.changes ?? [];
        const asked = changes.map((queryKey) => client.invalidateQueries({ queryKey }));
        return meta?.isShown && !error ? undefined : Promise.all(asked);
      },
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

/** Fills a cache with the data that came with the page's HTML. */
export function hydratePageData(client: QueryClient, json: string): void {
  hydrate(client, JSON.parse(json));
  // The server read it as a visitor, and a member may see more: queries fetch it again when they are used.
  if (hasStoredSession()) void client.invalidateQueries({ refetchType: "none" });
}

export const queryClient = createQueryClient();

const isInBrowser = typeof document !== "undefined";
const pageData = isInBrowser && document.getElementById("page-data");
if (pageData) hydratePageData(queryClient, pageData.textContent);
if (isInBrowser) {
  followConnection();
  bringListsBack(queryClient);
  keepLists(queryClient);
}
