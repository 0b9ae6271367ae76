import { useNavigate } from "react-router-dom";
import { type SignOutScope, useSignOut } from "@/hooks/session/sign-out";
import { paths } from "@/lib/paths";

/** Signs out and returns to the home page. On failure, shows a toast and stays on the page. */
export function useLeave() {
  const navigate = useNavigate();
  const { mutate, isPending } = useSignOut(() => navigate(paths.home));
  const leave = (scope: SignOutScope) => {
    if (!isPending) mutate(scope);
  };
  return { leave, isLeaving: isPending };
}
