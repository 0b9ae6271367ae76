import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { App } from "@/app";
import type { EarlyInput } from "@/lib/browser/early-input";
import { dialogsIn, hearArrivals } from "@/lib/browser/history-arrivals";
import { keepShownPage, routerReady } from "@/lib/browser/page-scripts";
import { hasKeptLists } from "@/lib/browser/stored-lists";
import { nameVisit } from "@/lib/browser/visit-key";
import { queryClient } from "@/lib/supabase/query-client";
import { createRoutes } from "@/router";
import { notFound } from "@/routes";
import { surfaceFailures } from "@/surface-failures";

/** Starts the app in the page's HTML. */
export async function startApp(earlyInput: EarlyInput): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id “root”.");
  nameVisit();
  hearArrivals();
  if (dialogsIn(history.state) > 0) void closeDialogsOfReload();

  const routes = createRoutes();
  surfaceFailures(routes);
  await loadMatchedRoutes(routes);
  // The server has not seen what is after "#". And a list that the tab has kept is longer than the one in the HTML.
  const isHydratable =
    root.dataset.path !== undefined && !window.location.hash.includes("=") && !hasKeptLists();
  // With hydration data, even if it is empty, the router leaves the scroll position alone.
  const router = createBrowserRouter(routes, isHydratable ? { hydrationData: {} } : {});
  await routerReady(router);
  keepShownPage();

  function onMount() {
    if (root) root.dataset.hydrated = "";
    earlyInput.replay();
  }
  const app = (
    <AfterMount onMount={onMount}>
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </AfterMount>
  );

  const { location, matches } = router.state;
  // Every address without a page is answered with the same HTML.
  const isMissing = matches.at(-1)?.route.path === notFound.path;
  const renderedPath = isMissing ? "/404" : `${location.pathname}${location.search}`;
  // As a transition, so that the page stays responsive meanwhile.
  startTransition(() => {
    // The state of a history entry is only in the browser, too.
    if (isHydratable && root.dataset.path === renderedPath && location.state === null) {
      earlyInput.ignoreClicks();
      hydrateRoot(root, app);
      return;
    }
    for (const element of document.head.querySelectorAll(pageHead)) element.remove();
    createRoot(root).render(app);
  });
}

/** What `PageHead` writes: it would be there twice where React doesn't hydrate the HTML but replaces it. */
const pageHead =
  "title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical]";

/** Loads the scripts of the first page before the router is made, which is then ready at once. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** After a reload no dialog is open, but the history has entries of those that were. */
async function closeDialogsOfReload() {
  const { followDialogHistory } = await import("@/lib/browser/dialog-history");
  followDialogHistory();
}

interface AfterMountProps {
  onMount: () => void;
  children: ReactNode;
}

function AfterMount({ onMount, children }: AfterMountProps) {
  useEffect(onMount, [onMount]);
  return children;
}
