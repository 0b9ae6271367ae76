import type { LoaderFunctionArgs } from "react-router-dom";
import { parseEmailLink } from "@/hooks/session/email-links";
import { isSignedIn } from "@/hooks/session/store";
import { nextOfRedirect } from "@/lib/session/next-path";

/** Reads the link in the address. It verifies nothing: mail scanners open links, only people press buttons. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  // Asked for so that the page knows at once who is signed in.
  await isSignedIn();
  return {
    link: parseEmailLink(params),
    type: params.get("type"),
    next: nextOfRedirect(params.get("redirect_to")),
  };
}
