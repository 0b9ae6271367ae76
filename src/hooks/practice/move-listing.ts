import { useMutation } from "@tanstack/react-query";
import { listingKeys, requestKeys, staffKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** What an owner or submitter can do with a listing. Submitting also resubmits a rejected one and relists a withdrawn one. */
export type OwnListingAction = "submit" | "withdraw" | "relinquish";

interface Move {
  id: string;
  action: OwnListingAction;
}

/** Changes the status of an own listing. */
export async function moveListing({ id, action }: Move) {
  await unwrap(supabase.rpc(`${action}_listing`, { target: id }));
}

/** Submits or withdraws an own listing, or gives up its ownership. */
export function useMoveListing() {
  return useMutation({
    mutationFn: moveListing,
    meta: { invalidates: [listingKeys.all, requestKeys.all, staffKeys.all], errorTitle: t`Error` },
  });
}

/** Deletes the member's own draft. */
export function useDeleteDraft() {
  return useMutation({
    mutationFn: async (id: string) => {
      await unwrap(supabase.rpc("delete_draft", { target: id }));
    },
    meta: { invalidates: [listingKeys.all, staffKeys.all], errorTitle: t`Error deleting draft` },
  });
}
