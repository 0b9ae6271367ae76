import { useSearchParams } from "react-router-dom";
import { emailRedirect } from "@/lib/session/next-path";

/** What a mail that is asked for on this page shall lead to: the site's root, with the page's own way back. */
export function useEmailRedirect(): string {
  const [params] = useSearchParams();
  // On the server no email is requested.
  const origin = typeof window === "undefined" ? "" : window.location.origin;
  return emailRedirect(origin, params.get("next"));
}
