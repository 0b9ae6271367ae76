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

/** The ways to sign in that belong to the account. */
export const useIdentities = () =>
  useQuery(queryOptions({ queryKey: accountKeys.identities, queryFn: fetchIdentities }));

/** Takes one of several ways to sign in away. */
export function useUnlinkIdentity() {
  return useMutation({
    mutationFn: unlinkIdentity,
    meta: { changes: [accountKeys.identities], errorTitle: "Error unlinking sign-in method" },
  });
}
