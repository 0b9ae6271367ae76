import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { requestKeys } from "@/hooks/requests/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface Closing {
  id: string;
  /** The day as "2026-11-23". */
  closedOn: string;
  /** The listing that members are sent to. */
  successor: string | null;
  /** Its address leads on to where its one physician is listed next. */
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

/** Takes an own practice that has ended out of the directory. The form of its dialog says what went wrong. */
export const useCloseListing = () =>
  useMutation({
    mutationFn: closeListing,
    meta: { changes: [listingKeys.all, requestKeys.all] },
  });
