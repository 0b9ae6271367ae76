import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import {
  type LinkProblem,
  problemInAddress,
  problemInState,
  withoutProblem,
} from "@/pages/auth/link-problem";

interface CleanAddressProps {
  children: (problem: LinkProblem | null) => ReactNode;
}

/** Moves a problem that arrives in the address out of it, and hands it on. It stays over a reload. */
export function CleanAddress({ children }: CleanAddressProps) {
  const { pathname, search, hash, state } = useLocation();
  const linkProblem = problemInAddress({ search, hash });
  if (linkProblem) {
    const to = { pathname, search: withoutProblem(search) };
    return <Navigate to={to} replace state={{ linkProblem }} />;
  }
  return children(problemInState(state));
}
