import { useMutation } from "@tanstack/react-query";
import { claimKeys, listingKeys } from "@/hooks/query-keys";
import { AppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function claimListing(id: string, userId: string) {
  const data = await unwrap(
    supabase
      .from("doctors")
      .update({ claimed_by: userId, claim_status: "pending" })
      .eq("id", id)
      // Of two concurrent claims, this condition lets one through.
      .eq("claim_status", "unclaimed")
      .select("id"),
  );
  // After a retry, the listing may already be claimed by this person.
  if (data.length === 0 && !(await hasClaimed(id, userId))) {
    throw new AppError(
      "conflict",
      "Someone else has already claimed this listing. If it's your practice, choose “This is my practice” at the end of its page.",
    );
  }
}

async function hasClaimed(id: string, userId: string) {
  const data = await unwrap(
    supabase.from("claim_evidence").select("status").eq("doctor_id", id).eq("claimant", userId),
  );
  return data.some(({ status }) => status === "pending");
}

interface NewClaim {
  id: string;
  userId: string;
  /** Someone else owns or has claimed the listing. */
  isCompeting: boolean;
}

/** Files a claim on a listing, which an admin decides. */
export const useFileClaim = () =>
  useMutation({
    mutationFn: async ({ id, userId, isCompeting }: NewClaim) => {
      if (isCompeting) await unwrap(supabase.rpc("file_competing_claim", { target: id }));
      else await claimListing(id, userId);
    },
    meta: { invalidates: [listingKeys.all, claimKeys.all], errorTitle: "Error" },
  });
