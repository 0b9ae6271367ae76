import type { UserIdentity } from "@supabase/supabase-js";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { accountKeys } from "@/hooks/account/keys";
import { toAuthFailure } from "@/lib/session/auth-errors";
import { supabase } from "@/lib/supabase/client";

export type Identity = UserIdentity;

async function fetchIdentities() {
  const { data, error } = await supabase.auth.getUserIdentities();
  if (error) throw toAuthFailure(error);
  return data.identities;
}

async function unlinkIdentity(identity: Identity) {
  const { error } = await supabase.auth.unlinkIdentity(identity);
  if (error) throw toAuthFailure(error);
}

/** The sign-in methods linked to the account. */
export const useIdentities = () =>
  useQuery(queryOptions({ queryKey: accountKeys.identities, queryFn: fetchIdentities }));

/** Unlinks a sign-in method. */
export function useUnlinkIdentity() {
  return useMutation({
    mutationFn: unlinkIdentity,
    meta: { changes: [accountKeys.identities], errorTitle: "Error unlinking sign-in method" },
  });
}
