import { useAddressParams } from "@/hooks/address-params";
import { isCorrectionField } from "@/lib/listings/correction-fields";

/**
 * Whether the visitor is about to correct the listing, and the way to change it. The address holds it, as links lead to
 * it, and the same dialog is open again after signing in.
 */
export function useCorrectionDialog() {
  const [params, change] = useAddressParams();
  const field = params.get("field") ?? "";
  return {
    isOpen: params.get("suggest") === "correction",
    /** What is wrong, where the way here has said so. */
    field: isCorrectionField(field) ? field : null,
    setIsOpen: (isOpen: boolean) => change({ field: null, suggest: isOpen ? "correction" : null }),
  };
}
