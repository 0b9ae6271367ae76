import { useLocation } from "react-router-dom";
import { lazyPart } from "@/components/ui/lazy-part";
import { useIsInBrowser } from "@/hooks/in-browser";

const RootProblem = lazyPart(async () => (await import("@/pages/auth/root-problem")).RootProblem);

const problem = /[?#&](?:error|error_code|error_description|access_token)=/;

/** Shows the error when the auth server redirects to the home page with one in the URL. */
export function HomeProblem() {
  const { search, hash, state } = useLocation();
  const isInBrowser = useIsInBrowser();
  const wasMoved = typeof state === "object" && state !== null && "linkProblem" in state;
  if (!isInBrowser || !(wasMoved || problem.test(`${search}${hash}`))) return null;
  return <RootProblem />;
}
