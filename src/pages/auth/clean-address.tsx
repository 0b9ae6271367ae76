import { type ReactNode, useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import {
  type LinkProblem,
  problemInState,
  problemInUrl,
  withoutProblem,
} from "@/pages/auth/link-problem";

interface LinkProblemFromUrlProps {
  children: (problem: LinkProblem | null) => ReactNode;
}

/** Moves a problem that arrives in the address out of it, and hands it on. It stays over a reload. */
export function LinkProblemFromUrl({ children }: LinkProblemFromUrlProps) {
  const { pathname, search, hash, state } = useLocation();
  const linkProblem = problemInUrl({ search, hash });
  // The same object each time: for another one, `Navigate` would start anew while the page is still on its way.
  const moved = useMemo(() => ({ linkProblem }), [linkProblem]);
  if (linkProblem) {
    return <Navigate to={{ pathname, search: withoutProblem(search) }} replace state={moved} />;
  }
  return children(problemInState(state));
}
