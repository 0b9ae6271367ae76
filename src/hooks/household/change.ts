import { useAddressParams } from "@/hooks/address-params";
import { storeHousehold } from "@/hooks/household/household";
import type { Ages } from "@/lib/household/ages";

/** Saves another household on this device, or removes it, and removes a household from the URL. */
export function useChangeHousehold() {
  const [params, change] = useAddressParams();
  return (ages: Ages | null): void => {
    storeHousehold(ages);
    if (params.has("household")) change({ household: null });
  };
}
