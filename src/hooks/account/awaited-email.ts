import { useLocation, useNavigate } from "react-router-dom";
import { useIsInBrowser } from "@/hooks/in-browser";
import { awaitedEmailIn, withAwaitedEmail } from "@/lib/account/credentials";

/**
 * The address that a code was sent to, and a function to change it. The history entry stores it, so
 * that it survives a reload and stays out of the URL.
 */
export function useAwaitedEmail(): [
  email: string | null,
  setEmail: (email: string | null) => void,
] {
  const location = useLocation();
  const navigate = useNavigate();
  // Only the browser has history entries.
  const isInBrowser = useIsInBrowser();
  return [
    isInBrowser ? awaitedEmailIn(location.state) : null,
    (email) =>
      void navigate(location, {
        replace: true,
        state: email === null ? null : withAwaitedEmail(email),
        preventScrollReset: true,
      }),
  ];
}
