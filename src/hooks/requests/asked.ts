import { useAddressParams } from "@/hooks/address-params";
import type { RequestKind } from "@/lib/requests/request-state";

/**
 * What the visitor is about to ask the practice for, and the way to change it. The address holds it, so that the same
 * dialog is open again after signing in.
 */
export function useRequestDialog() {
  const [params, change] = useAddressParams();
  const value = params.get("ask");
  const ask: RequestKind | null = value === "membership" || value === "appointment" ? value : null;
  return { ask, setAsk: (next: RequestKind | null) => change({ ask: next }) };
}
