import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { savedKeys } from "@/hooks/saved/keys";
import { dropFromDevice } from "@/hooks/saved/on-device";
import { endDeadSession } from "@/hooks/session/store";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

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
  meta: { errorTitle: "Error" },
});

/** The mutation for a component that stays mounted until the change is done. */
export const useChangeSaved = (userId: string, listingId: string) =>
  useMutation(changeSaved(useQueryClient(), userId, listingId));
