import { useMutation } from "@tanstack/react-query";
import { listingKeys, requestKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface Closing {
  id: string;
  /** A date such as "2026-11-23". */
  closedOn: string;
  /** The listing that members are referred to. */
  successor: string | null;
  /** Its URL redirects to the next listing of its only physician. */
  followsPhysician: boolean;
}

async function closeListing({ id, closedOn, successor, followsPhysician }: Closing) {
  await unwrap(
    supabase.rpc("close_listing", {
      target: id,
      closed_on: closedOn,
      ...(successor !== null && { successor }),
      ...(followsPhysician && { follows_physician: true }),
    }),
  );
}

/** Removes a closed practice from the directory. The dialog's form shows errors. */
export const useCloseListing = () =>
  useMutation({
    mutationFn: closeListing,
    meta: { invalidates: [listingKeys.all, requestKeys.all] },
  });
