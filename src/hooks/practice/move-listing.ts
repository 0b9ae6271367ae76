import { useMutation } from "@tanstack/react-query";
import { listingKeys, requestKeys, staffKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface Move {
  id: string;
  /** Submitting also resubmits a rejected listing and relists a withdrawn one. */
  action: "submit" | "withdraw";
}

/** Submits or withdraws an own listing. */
export const useMoveListing = () =>
  useMutation({
    mutationFn: ({ id, action }: Move) => unwrap(supabase.rpc(`${action}_listing`, { target: id })),
    meta: { invalidates: [listingKeys.all, requestKeys.all, staffKeys.all], errorTitle: t`Error` },
  });

/** Deletes the member's own draft. */
export const useDeleteDraft = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(supabase.rpc("delete_draft", { target: id })),
    meta: { invalidates: [listingKeys.all, staffKeys.all], errorTitle: t`Error deleting draft` },
  });
