import { useAddressParams } from "@/hooks/address-params";
import { keepHousehold } from "@/hooks/household/household";
import type { Ages } from "@/lib/household/ages";

/** Keeps another household on this device, or none; what the address said is answered by that and goes. */
export function useChangeHousehold() {
  const [params, change] = useAddressParams();
  return (ages: Ages | null): void => {
    keepHousehold(ages);
    if (params.has("household")) change({ household: null });
  };
}
