// The dialogs of a listing's page. The URL says which one is open, so that links can open it and it is open again after signing in.
import { useUrlParams } from "@/hooks/url-params";
import { isCorrectionField } from "@/lib/listings/correction-fields";
import type { RequestKind } from "@/lib/requests/request-status";

/** Whether the correction dialog is open, and a function to change it. */
export function useCorrectionDialog() {
  const [params, change] = useUrlParams();
  const field = params.get("field") ?? "";
  return {
    isOpen: params.get("suggest") === "correction",
    /** The field to correct, if the link named one. */
    field: isCorrectionField(field) ? field : null,
    setIsOpen: (isOpen: boolean) => change({ field: null, suggest: isOpen ? "correction" : null }),
  };
}

/** The kind of request whose dialog is open, and a function to change it. */
export function useRequestDialog() {
  const [params, change] = useUrlParams();
  const value = params.get("ask");
  const ask: RequestKind | null = value === "membership" || value === "appointment" ? value : null;
  return { ask, setAsk: (next: RequestKind | null) => change({ ask: next }) };
}

/** Whether the dialog for a claim's evidence is open, and a function to change it. */
export function useClaimDetails() {
  const [params, change] = useUrlParams();
  return {
    isOpen: params.get("claim") === "details",
    setIsOpen: (isOpen: boolean) => change({ ask: null, claim: isOpen ? "details" : null }),
  };
}
