import { useLocation, useSearchParams } from "react-router-dom";

/**
 * Whether the dialog stands open that asks a claimant for evidence, and the way to change it. The address holds it: the
 * button that opens it is gone once the listing is claimed.
 */
export function useClaimDetails() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  function setIsOpen(isOpen: boolean) {
    setParams(
      (before) => {
        before.delete("ask");
        if (isOpen) before.set("claim", "details");
        else before.delete("claim");
        return before;
      },
      // The state knows the way back to the directory.
      { replace: true, preventScrollReset: true, state },
    );
  }
  return { isOpen: params.get("claim") === "details", setIsOpen };
}
