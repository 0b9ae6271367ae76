import { useMutation } from "@tanstack/react-query";
import { listingKeys, requestKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface Closing {
  id: string;
  /** A date such as "2026-11-23"; a later one is announced. */
  closedOn: string;
  /** What members should do; empty if nothing. */
  instructions: string;
  /** The listing that the page links to. */
  suggested: string | undefined;
}

const closeListing = ({ id, closedOn, instructions, suggested }: Closing) =>
  unwrap(
    supabase.rpc("close_listing", {
      target: id,
      closed_on: closedOn,
      ...(instructions && { instructions }),
      ...(suggested && { suggested_listing: suggested }),
    }),
  );

/** Removes a closed practice from the directory, or announces its closing. The dialog's form shows errors. */
export const useCloseListing = () =>
  useMutation({
    mutationFn: closeListing,
    meta: { invalidates: [listingKeys.all, requestKeys.all] },
  });

/** Cancels an announced closing. */
export const useCancelClosing = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(supabase.rpc("cancel_closing", { target: id })),
    meta: { invalidates: [listingKeys.all], errorTitle: "Error" },
  });

/** Removes the link from a closed or closing practice to one of the member's practices. */
export const useRemoveSuggestion = () =>
  useMutation({
    mutationFn: (closing: string) => unwrap(supabase.rpc("remove_suggestion", { closing })),
    meta: { invalidates: [listingKeys.all], errorTitle: t`Error` },
  });
