import { useAddressParams } from "@/hooks/address-params";

/**
 * Whether the dialog stands open that asks a claimant for evidence, and the way to change it. The address holds it: the
 * button that opens it is gone once the listing is claimed.
 */
export function useClaimDetails() {
  const [params, change] = useAddressParams();
  return {
    isOpen: params.get("claim") === "details",
    setIsOpen: (isOpen: boolean) => change({ ask: null, claim: isOpen ? "details" : null }),
  };
}
