import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { toAuthFailure } from "@/lib/account/auth-errors";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase/client";
import { whileLeaving } from "@/lib/supabase/session-state";

/** `global`, the default, ends the sessions on all devices, `local` only the one on this device. */
export type SignOutScope = "global" | "local";

async function signOut(scope: SignOutScope) {
  const { error } = await supabase.auth.signOut({ scope });
  if (!error) return;
  // The session no longer exists on the server, so the member is signed out.
  const isGone = [401, 403, 404].includes(error.status ?? 0);
  if (!isGone) throw toAuthFailure(error);
  await supabase.auth.signOut({ scope: "local" });
}

/**
 * Signs out in all tabs and clears the cache. `onSuccess` is passed here because `mutate` drops its
 * callbacks when the page unmounts with the session.
 */
export const useSignOut = (onSuccess?: () => void) =>
  useMutation({
    mutationFn: (scope: SignOutScope) => whileLeaving(() => signOut(scope)),
    meta: { errorTitle: t`Error signing out` },
    ...(onSuccess && { onSuccess }),
  });

/** Signs out and returns to the home page. On failure, shows a toast and stays on the page. */
export function useSignOutToHome() {
  const navigate = useNavigate();
  const { mutate, isPending } = useSignOut(() => navigate(paths.home));
  const signOutToHome = (scope: SignOutScope) => {
    if (!isPending) mutate(scope);
  };
  return { signOut: signOutToHome, isSigningOut: isPending };
}
