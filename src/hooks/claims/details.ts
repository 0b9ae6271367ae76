import { useAddressParams } from "@/hooks/address-params";

/**
 * Whether the evidence dialog of a claim is open, and a function to change it. The state is in the URL, because the button * that opens the dialog is gone once the listing is claimed.
 */
export function useClaimDetails() {
  const [params, change] = useAddressParams();
  return {
    isOpen: params.get("claim") === "details",
    setIsOpen: (isOpen: boolean) => change({ ask: null, claim: isOpen ? "details" : null }),
  };
}
