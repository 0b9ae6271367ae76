import { useMutation, useQuery } from "@tanstack/react-query";
import { useIdempotencyKey } from "@/hooks/idempotency-key";
import { requestKeys } from "@/hooks/query-keys";
import { AppError, replaceErrors } from "@/lib/errors";
import { language } from "@/lib/language";
import { t } from "@/lib/messages";
import type { RequestKind } from "@/lib/requests/request-status";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { pageLoadMs } from "@/lib/supabase/query-client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchOwnRequests(userId: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("practice_requests")
      .select(
        `id, doctor_id, kind, plan, preferred_times, requested_for, ages, starts_on, contact_method, phone,
       questions, for_waitlist, language, practice_name,
       status, reply, created_at, closed_at,
       listing:doctors!practice_requests_doctor_id_fkey(practice_name)`,
      )
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .limit(50)
      .abortSignal(signal),
  );
}

/** A member's own request. */
export type OwnRequest = Awaited<ReturnType<typeof fetchOwnRequests>>[number];

/** A member's own requests, newest first. */
export const useOwnRequests = (userId: string | null) =>
  useQuery({
    queryKey: requestKeys.own(userId),
    queryFn: ({ signal }) => fetchOwnRequests(userId ?? "", signal),
    // Other people change the status.
    staleTime: pageLoadMs,
    enabled: userId !== null,
  });

export interface NewRequest {
  doctor_id: string;
  user_id: string;
  kind: RequestKind;
  plan: string | null;
  preferred_times: string | null;
  requested_for: Enums<"requested_for">;
  ages: number[];
  starts_on: string | null;
  contact_method: Enums<"contact_method">;
  phone: string | null;
  questions: Enums<"request_question">[];
}

async function sendRequest(id: string, request: NewRequest) {
  const row = { id, language, ...request };
  await unwrap(supabase.from("practice_requests").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors({
      conflict: new AppError("conflict", t`You've already sent this practice a request.`),
      forbidden: new AppError("forbidden", t`This practice isn't accepting requests right now.`),
    }),
  );
}

/** Sends a request to a practice. */
export function useSendRequest() {
  const idOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (request: NewRequest) => sendRequest(idOf(request), request),
    meta: { invalidates: [requestKeys.all] },
  });
}
