import type { RouteObject } from "react-router-dom";
import { loadPageScript } from "@/lib/browser/page-scripts";

const brokenPage = (error: unknown) =>
  function BrokenPage(): never {
    throw error;
  };

/**
 * Keeps the page that is shown when the script of the next one can't be loaded. For the first page of a visit, the error
 * page takes its place: the router itself would show nothing at all.
 */
export function surfaceFailures(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) surfaceFailures(children);
    if (typeof lazy !== "function") continue;
    route.lazy = () => loadPageScript(lazy).catch((error) => ({ Component: brokenPage(error) }));
  }
}
