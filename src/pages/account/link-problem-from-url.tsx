import { type ReactNode, useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import {
  type LinkProblem,
  problemInState,
  problemInUrl,
  withoutProblem,
} from "@/pages/account/link-problem";

interface LinkProblemFromUrlProps {
  children: (problem: LinkProblem | null) => ReactNode;
}

/** Moves a link problem from the URL to the history state, where it survives a reload. */
export function LinkProblemFromUrl({ children }: LinkProblemFromUrlProps) {
  const { pathname, search, hash, state } = useLocation();
  const linkProblem = problemInUrl({ search, hash });
  // Memoized, because `Navigate` would navigate again for a new object.
  const moved = useMemo(() => ({ linkProblem }), [linkProblem]);
  if (linkProblem) {
    return <Navigate to={{ pathname, search: withoutProblem(search) }} replace state={moved} />;
  }
  return children(problemInState(state));
}
