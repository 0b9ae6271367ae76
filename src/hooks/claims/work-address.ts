import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/claims/keys";
import { AppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const statuses = ["waiting", "sent", "expired", "spent", "undelivered", "refused"] as const;

/** What became of the last code that was asked for. */
export interface WorkCode {
  status: (typeof statuses)[number];
  /** The seconds until another one may be asked for. */
  wait: number;
}

async function fetchWorkCode(listingId: string, signal: AbortSignal): Promise<WorkCode | null> {
  const [row] = await unwrap(
    supabase.rpc("get_work_email_code_status", { target: listingId }).abortSignal(signal),
  );
  const status = statuses.find((known) => known === row?.status);
  return row && status ? { status, wait: row.wait } : null;
}

/** The code to the work address of one's own claim; null where none was asked for. */
export const useWorkCode = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: claimKeys.workCode(listingId),
      queryFn: ({ signal }) => fetchWorkCode(listingId, signal),
      // Time and the carrier of mails move it on.
      staleTime: 0,
    }),
  );

async function sendWorkCode(listingId: string) {
  await unwrap(supabase.rpc("request_work_email_code", { target: listingId }));
}

/** Mails a code to the work address that the claim on a listing names; called with that address. */
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
  // Nothing is left to be tried once it is right, whatever the types say.
  const triesLeft: number | null = await unwrap(prove);
  if (triesLeft === null) return;
  const left = triesLeft === 1 ? "one try" : `${triesLeft} tries`;
  throw new AppError("invalid", `This code is wrong. You have ${left} left.`);
}

/** Proves the work address of a claim by the code that was mailed there. Throws what is to be said of a wrong one. */
export const useProveWorkAddress = () =>
  useMutation({ mutationFn: proveWorkAddress, meta: { changes: [claimKeys.all] } });
