import type { LoaderFunctionArgs } from "react-router-dom";
import { parseEmailLink } from "@/hooks/session/email-links";
import { isSignedIn } from "@/hooks/session/store";
import { nextOfRedirect } from "@/lib/session/next-path";

/** Parses the link in the URL without verifying it, because email scanners open links but don't click buttons. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  // Loads the session before the page renders.
  await isSignedIn();
  return {
    link: parseEmailLink(params),
    type: params.get("type"),
    next: nextOfRedirect(params.get("redirect_to")),
  };
}
