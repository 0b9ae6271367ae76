import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { App } from "@/app";
import { handleMissingScripts } from "@/handle-missing-scripts";
import type { EarlyInput } from "@/lib/browser/early-input";
import { rememberLanguage } from "@/lib/browser/language-offer";
import { keepCurrentPage, routerReady } from "@/lib/browser/page-scripts";
import { hasStoredLists } from "@/lib/browser/stored-lists";
import { setVisitKey } from "@/lib/browser/visit-key";
import { canonicalPath } from "@/lib/canonical-path";
import { basename, language, withLanguage } from "@/lib/language";
import { queryClient } from "@/lib/supabase/query-client";
import { hasStoredSession } from "@/lib/supabase/session-hint";
import { createRoutes } from "@/router";
import { notFound } from "@/routes";

/** Starts the app in the page's HTML. */
export async function startApp(earlyInput: EarlyInput): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id “root”.");
  setVisitKey();

  const routes = createRoutes();
  setCanonicalPath(routes);
  // If this fails, the server's HTML stays: see boot.ts.
  await loadMatchedRoutes(routes);
  handleMissingScripts(routes);
  // The server doesn't see the URL's fragment, and a list stored in this tab is longer than the one in the HTML.
  const isHydratable =
    root.dataset.path !== undefined && !window.location.hash.includes("=") && !hasStoredLists();
  // With hydration data, even empty, the router doesn't change the scroll position.
  const router = createBrowserRouter(routes, {
    basename,
    ...(isHydratable && { hydrationData: {} }),
  });
  await routerReady(router);
  keepCurrentPage(() => {
    const { location } = router.state.navigation;
    if (!location) return;
    const address = router.createHref(location);
    const { pathname, search, hash } = window.location;
    // After "back", the address is already the next page's.
    if (address === `${pathname}${search}${hash}`) window.location.reload();
    else window.location.assign(address);
  });

  function onMount() {
    if (root) root.dataset.hydrated = "";
    void earlyInput.replay();
    rememberLanguage(language, earlyInput.hasSwitchedLanguage);
    if (earlyInput.hasSwitchedLanguage && hasStoredSession()) void saveEmailLanguage();
  }
  const app = (
    <AfterMount onMount={onMount}>
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </AfterMount>
  );

  const { location, matches } = router.state;
  // All unknown paths get the same HTML.
  const isMissing = matches.at(-1)?.route.path === notFound.path;
  const renderedPath = isMissing ? withLanguage("/404") : `${location.pathname}${location.search}`;
  // A transition keeps the page responsive during hydration.
  startTransition(() => {
    // The server doesn't know the state of the history entry either.
    if (isHydratable && root.dataset.path === renderedPath && location.state === null) {
      earlyInput.ignoreClicks();
      hydrateRoot(root, app);
      return;
    }
    for (const element of document.head.querySelectorAll(pageHead)) element.remove();
    createRoot(root).render(app);
  });
}

/**
 * The elements that `PageHead` renders, which would be duplicated if React replaces the HTML
 * instead of hydrating it.
 */
const pageHead =
  "title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[hreflang]";

/** Corrects the spelling of a page's address where the host doesn't redirect. */
function setCanonicalPath(routes: RouteObject[]): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  const isPage = matchRoutes(routes, canonical, basename)?.at(-1)?.route.path !== notFound.path;
  if (canonical !== pathname && isPage) {
    history.replaceState(history.state, "", `${canonical}${search}${hash}`);
  }
}

/** Loads the scripts of the first page before the router is created, so that it is ready immediately. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** A member who switches the site's language gets emails in it, too. */
async function saveEmailLanguage() {
  const { saveEmailLanguage } = await import("@/hooks/account/email-language");
  await saveEmailLanguage(language);
}

interface AfterMountProps {
  onMount: () => void;
  children: ReactNode;
}

function AfterMount({ onMount, children }: AfterMountProps) {
  const [, setIsMounted] = useState(false);
  // An update in a layout effect makes React run all effects at once, so that no typed key falls between them.
  useLayoutEffect(() => setIsMounted(true), []);
  useEffect(onMount, [onMount]);
  return children;
}
