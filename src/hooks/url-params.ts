import { useLocation, useSearchParams } from "react-router-dom";

/**
 * The URL's parameters, and a function to change some of them; null removes one. Replaces the
 * history entry and keeps the scroll position. Use it for open dialogs, so that links can open them
 * and they are open again after sign-in.
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
      // Keeps the state, which has the link back to the directory.
      { replace: true, preventScrollReset: true, state },
    );
  }
  return [params, change] as const;
}
