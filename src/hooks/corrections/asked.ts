import { useLocation, useSearchParams } from "react-router-dom";
import { isCorrectionField } from "@/lib/listings/correction-fields";

/**
 * Whether the visitor is about to correct the listing, and the way to change it. The address holds it, as links lead to
 * it, and the same dialog is open again after signing in.
 */
export function useCorrecting() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const field = params.get("field") ?? "";

  function setIsOpen(isOpen: boolean) {
    setParams(
      (before) => {
        before.delete("field");
        if (isOpen) before.set("suggest", "correction");
        else before.delete("suggest");
        return before;
      },
      // The state knows the way back to the directory.
      { replace: true, preventScrollReset: true, state },
    );
  }
  return {
    isOpen: params.get("suggest") === "correction",
    /** What is wrong, where the way here has said so. */
    field: isCorrectionField(field) ? field : null,
    setIsOpen,
  };
}
