import { useSearchParams } from "react-router-dom";
import { mailRedirect } from "@/lib/session/next-path";

/** What a mail that is asked for on this page shall lead to: the site's root, with the page's own way back. */
export function useMailRedirect(): string {
  const [params] = useSearchParams();
  // On the server no email is requested.
  const origin = typeof window === "undefined" ? "" : window.location.origin;
  return mailRedirect(origin, params.get("next"));
}
