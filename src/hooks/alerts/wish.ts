import { useAddressParams } from "@/hooks/address-params";

/** Whether the visitor is about to ask for an alert. The address holds it, so that signing in leads back to the question. */
export function useAlertWish() {
  const [params, change] = useAddressParams();
  return {
    isWished: params.get("tell") === "accepting",
    setWish: (isWished: boolean) => change({ tell: isWished ? "accepting" : null }),
  };
}
