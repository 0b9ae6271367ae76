import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { requestKeys } from "@/hooks/requests/keys";
import { staffKeys } from "@/hooks/staff/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** What its people can do with a listing by themselves, in the database's words. */
export type OwnListingAction = "submit" | "resubmit" | "withdraw" | "relist" | "relinquish";

interface Move {
  id: string;
  action: OwnListingAction;
}

/** Takes an own listing from one state to the next. */
export async function moveListing({ id, action }: Move) {
  await unwrap(supabase.rpc("update_listing_status", { target: id, action }));
}

/** Submits an own listing for review, sends it again, withdraws it, puts it up again, or gives it back. */
export function useMoveListing() {
  return useMutation({
    mutationFn: moveListing,
    meta: { changes: [listingKeys.all, requestKeys.all, staffKeys.all], errorTitle: "Error" },
  });
}

/** Deletes a draft of the member's own. */
export function useDeleteDraft() {
  return useMutation({
    mutationFn: async (id: string) => {
      await unwrap(supabase.rpc("delete_draft", { target: id }));
    },
    meta: { changes: [listingKeys.all, staffKeys.all], errorTitle: "Error deleting draft" },
  });
}
