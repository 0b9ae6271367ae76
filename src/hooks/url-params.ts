import { useLocation, useSearchParams } from "react-router-dom";

/**
 * The address's parameters, and a way to change some of them, null for taking away. The page stays where it is, in place
 * of its entry in the history: for what stands open over a page, so that a link or signing in leads back to it.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  function change(changes: Readonly<Record<string, string | null>>) {
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      // The state knows the way back to the directory.
      { replace: true, preventScrollReset: true, state },
    );
  }
  return [params, change] as const;
}
