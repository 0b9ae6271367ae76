import { useAddressParams } from "@/hooks/address-params";
import { isCorrectionField } from "@/lib/listings/correction-fields";

/**
 * Whether the correction dialog is open, and a function to change it. The state is in the URL, so that links can open the * dialog, and it is open again after signing in.
 */
export function useCorrectionDialog() {
  const [params, change] = useAddressParams();
  const field = params.get("field") ?? "";
  return {
    isOpen: params.get("suggest") === "correction",
    /** The field to correct, if the link named one. */
    field: isCorrectionField(field) ? field : null,
    setIsOpen: (isOpen: boolean) => change({ field: null, suggest: isOpen ? "correction" : null }),
  };
}
