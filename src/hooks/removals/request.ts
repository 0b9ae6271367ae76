import { useMutation } from "@tanstack/react-query";
import { AppError } from "@/lib/errors";
import type { RemovalValues } from "@/lib/removals/removal-schema";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface RemovalRequest extends RemovalValues {
  /** Chosen by the form, so that sending again after a lost answer stores one request. */
  id: string;
  doctor_id: string | null;
}

async function requestRemoval(request: RemovalRequest) {
  await unwrap(supabase.rpc("request_removal", { request: { ...request } }));
}

/** Asks that a practice or physician not be listed. An email asks to confirm it. */
export const useRequestRemoval = () => useMutation({ mutationFn: requestRemoval });

async function confirmRemoval(token: string) {
  const isConfirmed = await unwrap(supabase.rpc("confirm_removal", { token }));
  if (!isConfirmed) {
    throw new AppError(
      "not-found",
      "This link has expired or is incomplete. Links work for 24 hours: send the request again to get a new one.",
    );
  }
}

/** Confirms a removal request with the token of its email. */
export const useConfirmRemoval = () => useMutation({ mutationFn: confirmRemoval });
