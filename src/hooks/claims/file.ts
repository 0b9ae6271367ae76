import { MutationObserver, useMutation } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/claims/keys";
import { listingKeys } from "@/hooks/listings/keys";
import { AppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { queryClient } from "@/lib/supabase/query-client";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

async function claimListing({ id, userId }: { id: string; userId: string }) {
  const data = await unwrap(
    supabase
      .from("doctors")
      .update({ claimed_by: userId, claim_status: "pending" })
      .eq("id", id)
      // Two at once: the condition lets one of them through.
      .eq("claim_status", "unclaimed")
      .select("id"),
  );
  // Sent again after a lost answer, it is claimed already, by the person.
  if (data.length === 0 && !(await hasClaimed(id, userId))) {
    throw new AppError("conflict", "Someone else has already claimed this listing.");
  }
}

async function hasClaimed(id: string, userId: string) {
  const data = await unwrap(supabase.from("doctors").select("claimed_by").eq("id", id));
  return data.some(({ claimed_by }) => claimed_by === userId);
}

async function fileCompetingClaim(id: string) {
  await unwrap(supabase.rpc("file_competing_claim", { target: id }));
}

/** Says that a listing which somebody else has or claims is the own practice. */
export function useFileCompetingClaim() {
  return useMutation({
    mutationFn: fileCompetingClaim,
    meta: { changes: [listingKeys.all, claimKeys.all], errorTitle: "Error" },
  });
}

const filing = {
  mutationFn: claimListing,
  meta: { changes: [listingKeys.all, claimKeys.all], errorTitle: "Error" },
};

/** Files a claim on a listing, which an administrator decides. */
export const useClaimListing = () => useMutation(filing);

/** The same, for a page that goes without the weight of a hook for it. Says how it went; true when the claim is filed. */
export async function fileClaim(id: string, userId: string): Promise<boolean> {
  try {
    await new MutationObserver(queryClient, filing).mutate({ id, userId });
  } catch {
    // A mutation shows the error.
    return false;
  }
  toast({
    title: "Claim submitted!",
    description: "Your claim is pending admin approval",
    tone: "success",
  });
  return true;
}
