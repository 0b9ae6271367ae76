import {
  keepPreviousData,
  type MutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { endDeadSession, useSession } from "@/hooks/account/session-store";
import { useIsInBrowser } from "@/hooks/in-browser";
import { savedKeys } from "@/hooks/query-keys";
import { dropFromDevice, useSavedText } from "@/hooks/saved/saved-on-device";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import { t } from "@/lib/messages";
import { readSaved } from "@/lib/saved/saved-ids";
import { supabase } from "@/lib/supabase/client";
import { maxSavedListings } from "@/lib/supabase/shared-limits";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

async function fetchIds(signal: AbortSignal): Promise<string[]> {
  const rows = await unwrap(
    supabase
      .from("saved_listings")
      .select("doctor_id")
      .order("created_at", { ascending: false })
      .limit(maxSavedListings)
      .abortSignal(signal),
  );
  return rows.map(({ doctor_id }) => doctor_id);
}

/** The ids of the listings that a member saved, latest first. Disabled without a member. */
export const savedIds = (userId: string | null) =>
  queryOptions({
    queryKey: savedKeys.ids(userId),
    queryFn: ({ signal }) => fetchIds(signal),
    enabled: userId !== null,
  });

/** The saved ids as a hook. */
export const useSavedIds = (userId: string | null) => useQuery(savedIds(userId));

interface Change {
  id: string;
  isSaved: boolean;
}

async function change({ id, isSaved }: Change) {
  if (isSaved) {
    // Saving twice has no further effect.
    const options = { onConflict: "member_id,doctor_id", ignoreDuplicates: true };
    await unwrap(supabase.from("saved_listings").upsert({ doctor_id: id }, options));
  } else await unwrap(supabase.from("saved_listings").delete().eq("doctor_id", id));
}

function show(client: QueryClient, userId: string, { id, isSaved }: Change) {
  client.setQueryData<string[]>(savedKeys.ids(userId), (ids) => {
    const others = ids?.filter((other) => other !== id);
    return others && isSaved ? [id, ...others] : others;
  });
}

/** Saves or removes a listing in the member's account, optimistically. Changes to one listing run one after another. */
export const changeSaved = (
  client: QueryClient,
  userId: string,
  listingId: string,
): MutationOptions<void, Error, Change> => ({
  mutationFn: change,
  scope: { id: `saved-${listingId}` },
  onMutate: (wanted) => {
    show(client, userId, wanted);
    // The listing may still be waiting on the device to be added.
    if (!wanted.isSaved) dropFromDevice([wanted.id]);
  },
  onError: (error, { id, isSaved }) => {
    show(client, userId, { id, isSaved: !isSaved });
    endDeadSession(error);
  },
  meta: { errorTitle: t`Error` },
});

/** The mutation for a component that stays mounted until the change is done. */
export const useChangeSaved = (userId: string, listingId: string) =>
  useMutation(changeSaved(useQueryClient(), userId, listingId));

/** A saved listing. `asked_id` is the saved id, which differs from `id` if the listing was merged. */
export interface SavedCard extends ListingSummary {
  asked_id: string;
}

/** The published listings among these. */
export async function fetchCards(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("listing_cards", { listing_ids: [...ids] }).abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: SavedCard[] = data;
  return checkRows(rows, "asked_id", "id", "practice_name", "address_city");
}

/** The published listings among these. Keeps the others while one is removed. */
export const useSavedCards = (ids: readonly string[]) =>
  useQuery({
    queryKey: savedKeys.cards(ids),
    queryFn: ({ signal }) => fetchCards(ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { errorTitle: t`Error loading practices` },
  });

/**
 * The ids of the visitor's saved listings, latest first: a member's account plus what the device hasn't added yet, or a
 * visitor's device.
 */
export function useSaved() {
  const isInBrowser = useIsInBrowser();
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : null;
  const account = useSavedIds(userId);
  const onDevice = readSaved(useSavedText());
  const inAccount = account.data ?? [];
  return {
    userId,
    account,
    // The server doesn't know what is stored on the device.
    isPending:
      !isInBrowser || session.status === "loading" || (userId !== null && account.isPending),
    ids: userId === null ? onDevice : [...new Set([...onDevice, ...inAccount])],
  };
}
