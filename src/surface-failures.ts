import type { RouteObject } from "react-router-dom";

const brokenPage = (error: unknown) =>
  function BrokenPage(): never {
    throw error;
  };

/**
 * Makes a page whose script cannot be loaded a page that breaks, which the error page stands in for: the router
 * itself would show nothing at all. Without a connection, or after a deploy has removed the script, a reload helps.
 */
export function surfaceFailures(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) surfaceFailures(children);
    if (typeof lazy !== "function") continue;
    route.lazy = () => lazy().catch((error) => ({ Component: brokenPage(error) }));
  }
}
