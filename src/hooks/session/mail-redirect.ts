import { useSearchParams } from "react-router-dom";
import { mailRedirect } from "@/lib/session/next-path";

/** What a mail that is asked for on this page shall lead to: the site's root, with the page's own way back. */
export function useMailRedirect(): string {
  const [params] = useSearchParams();
  return mailRedirect(window.location.origin, params.get("next"));
}
