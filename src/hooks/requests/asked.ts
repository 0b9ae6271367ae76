import { useAddressParams } from "@/hooks/address-params";
import type { RequestKind } from "@/lib/requests/request-state";

/**
 * The open request dialog, and a function to change it. The state is in the URL, so that the dialog is open again after * signing in.
 */
export function useRequestDialog() {
  const [params, change] = useAddressParams();
  const value = params.get("ask");
  const ask: RequestKind | null = value === "membership" || value === "appointment" ? value : null;
  return { ask, setAsk: (next: RequestKind | null) => change({ ask: next }) };
}
