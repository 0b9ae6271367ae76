import type { RouteObject } from "react-router-dom";
import { loadPageScript } from "@/lib/browser/page-scripts";

const brokenPage = (error: unknown) =>
  function BrokenPage(): never {
    throw error;
  };

/**
 * Makes routes handle scripts that can't be loaded: the current page stays visible, and a page that the first one of a
 * visit redirects to is replaced with the error page. Without this, the router would render nothing.
 */
export function handleMissingScripts(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) handleMissingScripts(children);
    if (typeof lazy !== "function") continue;
    route.lazy = () => loadPageScript(lazy).catch((error) => ({ Component: brokenPage(error) }));
  }
}
