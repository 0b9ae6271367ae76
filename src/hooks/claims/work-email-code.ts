import { useMutation, useQuery } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/query-keys";
import { AppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const statuses = ["waiting", "sent", "expired", "locked", "undelivered", "refused"] as const;

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
  useQuery({
    queryKey: claimKeys.workCode(listingId),
    queryFn: ({ signal }) => fetchWorkCode(listingId, signal),
    // Email delivery and expiry change the status.
    staleTime: 0,
  });

/** Emails a code to the work address of the claim on a listing; called with that address. */
export const useSendWorkCode = (listingId: string) =>
  useMutation({
    mutationFn: (_address: string) =>
      unwrap(supabase.rpc("request_work_email_code", { target: listingId })),
    meta: { invalidates: [claimKeys.all] },
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
  const tries = triesLeft === 1 ? "one try" : `${triesLeft} tries`;
  throw new AppError("invalid", `This code is wrong. You have ${tries} left.`);
}

/** Verifies the work address of a claim with the emailed code. Throws an `AppError` if the code is wrong. */
export const useProveWorkAddress = () =>
  useMutation({ mutationFn: proveWorkAddress, meta: { invalidates: [claimKeys.all] } });
