import { useSearchParams } from "react-router-dom";
import { emailRedirect } from "@/lib/session/next-path";

/** The redirect for emails requested on this page: the site's root with the `next` path. */
export function useEmailRedirect(): string {
  const [params] = useSearchParams();
  // On the server no email is requested.
  const origin = typeof window === "undefined" ? "" : window.location.origin;
  return emailRedirect(origin, params.get("next"));
}
