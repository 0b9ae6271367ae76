// The dialogs of a listing's page. The URL says which one is open, so that links can open it and it
// is open again after signing in.
import { useUrlParams } from "@/hooks/url-params";
import { isCorrectionTopic } from "@/lib/listings/correction-fields";
import type { RequestKind } from "@/lib/requests/request-status";

/** Whether the correction dialog is open, and a function to change it. */
export function useCorrectionDialog() {
  const [params, change] = useUrlParams();
  const field = params.get("field") ?? "";
  return {
    isOpen: params.get("suggest") === "correction",
    /** The field to correct, if the link named one. */
    field: isCorrectionTopic(field) ? field : null,
    setIsOpen: (isOpen: boolean) => change({ field: null, suggest: isOpen ? "correction" : null }),
  };
}

const kinds: readonly RequestKind[] = ["membership", "appointment", "question", "meeting"];

/** The kind of request whose dialog is open, and a function to change it. */
export function useRequestDialog() {
  const [params, change] = useUrlParams();
  const value = params.get("ask");
  const ask = kinds.find((kind) => kind === value) ?? null;
  return {
    ask,
    /** The question to ask, as the link names it. */
    about: params.get("about"),
    setAsk: (next: RequestKind | null) => change({ about: null, ask: next }),
  };
}

/** The dialogs of a claim: the one that files it, and the one for its evidence. */
const claimDialogs = ["start", "details"] as const;

/** The dialog of a claim that is open, and a function to change it. */
export function useClaimDialog() {
  const [params, change] = useUrlParams();
  const value = params.get("claim");
  return {
    open: claimDialogs.find((dialog) => dialog === value) ?? null,
    setOpen: (dialog: (typeof claimDialogs)[number] | null) =>
      change({ about: null, ask: null, claim: dialog }),
  };
}
