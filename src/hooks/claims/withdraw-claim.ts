import { useMutation } from "@tanstack/react-query";
import { useSession } from "@/hooks/account/session-store";
import type { OwnClaim } from "@/hooks/claims/claims";
import { useFileClaim } from "@/hooks/claims/submit-claim";
import { claimKeys, listingKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

/** Withdraws an open claim, and offers to claim the listing again; the evidence is still stored. */
export function useWithdrawClaim({ doctor_id: id, status }: OwnClaim) {
  const session = useSession();
  const filing = useFileClaim();

  async function claimAgain() {
    if (session.status !== "signed-in") return;
    const { id: userId } = session.session.user;
    try {
      await filing.mutateAsync({ id, userId, isCompeting: status === "competing" });
    } catch {
      // The mutation shows the error.
      return;
    }
    toast({ title: "Your claim is open again", tone: "success" });
  }

  return useMutation({
    mutationFn: () => unwrap(supabase.rpc("withdraw_claim", { target: id })),
    onSuccess: () =>
      void toast({
        title: "Claim withdrawn",
        tone: "success",
        action: {
          label: "Undo",
          alternative: "Press F8, then Undo, to claim the listing again",
          onPress: () => void claimAgain(),
        },
      }),
    meta: { invalidates: [listingKeys.all, claimKeys.all], errorTitle: "Error" },
  });
}
