import { useLocation } from "react-router-dom";
import { lazyPart } from "@/components/ui/lazy-part";
import { useIsInBrowser } from "@/hooks/in-browser";

const RootProblem = lazyPart(async () => (await import("@/pages/auth/root-problem")).RootProblem);

const problem = /[?#&](?:error|error_code|error_description|access_token)=/;

/**
 * The auth server comes back to the site's root with what went wrong in the address. Everybody else goes without the
 * weight of saying it.
 */
export function HomeProblem() {
  const { search, hash, state } = useLocation();
  const isInBrowser = useIsInBrowser();
  const wasMoved = typeof state === "object" && state !== null && "linkProblem" in state;
  if (!isInBrowser || !(wasMoved || problem.test(`${search}${hash}`))) return null;
  return <RootProblem />;
}
