import { useLocation, useSearchParams } from "react-router-dom";
import type { RequestKind } from "@/lib/requests/request-state";

/**
 * What the visitor is about to ask the practice for, and the way to change it. The address holds it, so that the same
 * dialog is open again after signing in.
 */
export function useAsk() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const value = params.get("ask");
  const ask: RequestKind | null = value === "membership" || value === "appointment" ? value : null;

  function setAsk(next: RequestKind | null) {
    setParams(
      (before) => {
        if (next) before.set("ask", next);
        else before.delete("ask");
        return before;
      },
      // The state knows the way back to the directory.
      { replace: true, preventScrollReset: true, state },
    );
  }
  return { ask, setAsk };
}
