import { useMutation } from "@tanstack/react-query";
import { AppError } from "@/lib/errors";
import type { RemovalValues } from "@/lib/removals/removal-schema";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface RemovalRequest extends RemovalValues {
  /** Created by the form, so that a retry doesn't create a second request. */
  id: string;
  doctor_id: string | null;
}

async function requestRemoval(request: RemovalRequest) {
  await unwrap(supabase.rpc("request_removal", { request: { ...request } }));
}

/** Requests that a practice or physician be removed. The requester confirms by email. */
export const useRequestRemoval = () => useMutation({ mutationFn: requestRemoval });

async function confirmRemoval(token: string) {
  const isConfirmed = await unwrap(supabase.rpc("confirm_removal", { token }));
  if (!isConfirmed) {
    throw new AppError(
      "not-found",
      "This link is incomplete or has expired. Links are valid for 24 hours. Submit the request again to get a new one.",
    );
  }
}

/** Confirms a removal request with the token from the email. */
export const useConfirmRemoval = () => useMutation({ mutationFn: confirmRemoval });
