import { useLocation, useSearchParams } from "react-router-dom";

const name = "tell";

/** Whether the visitor is about to ask for an alert. The address holds it, so that signing in leads back to the question. */
export function useAlertWish() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  function setWish(isWished: boolean) {
    setParams(
      (before) => {
        if (isWished) before.set(name, "accepting");
        else before.delete(name);
        return before;
      },
      // The state knows the way back to the directory.
      { replace: true, preventScrollReset: true, state },
    );
  }
  return { isWished: params.get(name) === "accepting", setWish };
}
