import { useAddressParams } from "@/hooks/address-params";

/** Whether the visitor asked for an alert before signing in. The URL stores it, so that they can confirm it afterwards. */
export function useAlertRequest() {
  const [params, change] = useAddressParams();
  return {
    isRequested: params.get("alert") === "accepting",
    setIsRequested: (isRequested: boolean) => change({ alert: isRequested ? "accepting" : null }),
  };
}
