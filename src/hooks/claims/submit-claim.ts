import { MutationObserver, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/claims/keys";
import { listingKeys } from "@/hooks/listings/keys";
import { AppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { queryClient } from "@/lib/supabase/query-client";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

const statuses = ["waiting", "sent", "expired", "spent", "undelivered", "refused"] as const;

/** The status of the last requested code. */
export interface WorkCode {
  status: (typeof statuses)[number];
  /** Seconds until another code can be requested. */
  wait: number;
}

async function fetchWorkCode(listingId: string, signal: AbortSignal): Promise<WorkCode | null> {
  const [row] = await unwrap(
    supabase.rpc("get_work_email_code_status", { target: listingId }).abortSignal(signal),
  );
  const status = statuses.find((known) => known === row?.status);
  return row && status ? { status, wait: row.wait } : null;
}

/** The code for the work address of a claim; null if none was requested. */
export const useWorkCode = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: claimKeys.workCode(listingId),
      queryFn: ({ signal }) => fetchWorkCode(listingId, signal),
      // Email delivery and expiry change the status.
      staleTime: 0,
    }),
  );

async function sendWorkCode(listingId: string) {
  await unwrap(supabase.rpc("request_work_email_code", { target: listingId }));
}

/** Emails a code to the work address of the claim on a listing; called with that address. */
export const useSendWorkCode = (listingId: string) =>
  useMutation<void, Error, string>({
    mutationFn: () => sendWorkCode(listingId),
    meta: { changes: [claimKeys.all] },
  });

interface Entered {
  listingId: string;
  code: string;
}

async function proveWorkAddress({ listingId, code }: Entered) {
  const prove = supabase.rpc("verify_work_email", { target: listingId, code });
  // Null if the code is right, although the generated type says otherwise.
  const triesLeft: number | null = await unwrap(prove);
  if (triesLeft === null) return;
  const left = triesLeft === 1 ? "one try" : `${triesLeft} tries`;
  throw new AppError("invalid", `This code is wrong. You have ${left} left.`);
}

/** Verifies the work address of a claim with the emailed code. Throws an `AppError` if the code is wrong. */
export const useProveWorkAddress = () =>
  useMutation({ mutationFn: proveWorkAddress, meta: { changes: [claimKeys.all] } });

async function claimListing({ id, userId }: { id: string; userId: string }) {
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

/** Claims a listing that someone else owns or has claimed. */
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

/** Files a claim on a listing, which an admin decides. */
export const useClaimListing = () => useMutation(filing);

/** Files a claim outside React, so that the page needs to load this only on a click. Returns whether it succeeded. */
export async function fileClaim(id: string, userId: string): Promise<boolean> {
  try {
    await new MutationObserver(queryClient, filing).mutate({ id, userId });
  } catch {
    // The mutation shows the error.
    return false;
  }
  toast({
    title: "Claim submitted!",
    description: "Your claim is pending admin approval",
    tone: "success",
  });
  return true;
}
