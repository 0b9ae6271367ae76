import { useLocation, useSearchParams } from "react-router-dom";
import { keepHousehold } from "@/hooks/household/household";
import type { Ages } from "@/lib/household/ages";

/** Keeps another household on this device, or none; what the address said is answered by that and goes. */
export function useChangeHousehold() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  return (ages: Ages | null): void => {
    keepHousehold(ages);
    if (!params.has("household")) return;
    setParams(
      (before) => {
        before.delete("household");
        return before;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
}
