import { useEffect } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect, useLocation } from "react-router-dom";
import { LoadingPage } from "@/components/site/loading-page";
import { SiteLayout } from "@/components/site/site-layout";
import { isSignedIn } from "@/hooks/account/session-store";
import { translatedPage } from "@/hooks/site/translated-page";
import { needsSecondStep } from "@/lib/account/second-step";
import { language, withoutLanguage } from "@/lib/language";
import { paths } from "@/lib/paths";
import { ErrorPage } from "@/pages/site/error-page";
import { notFound, type PageRoute, routes } from "@/routes";

/**
 * Redirects visitors to the sign-in page, which returns them afterwards. The database enforces the
 * actual permissions.
 */
async function requireSession({ request }: LoaderFunctionArgs) {
  if ((await isSignedIn()) && !(await needsSecondStep())) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.signIn(`${withoutLanguage(pathname)}${search}`));
}

/** Opens the English page for a page that is only in English. A loader wouldn't get the fragment of the address. */
function EnglishPage() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(`${pathname}${search}${hash}`), [pathname, search, hash]);
  return <LoadingPage />;
}

/** Creates new route objects for each router, because a router clears `lazy` on the routes it has loaded. */
const toRoutes = (pages: readonly PageRoute[]): RouteObject[] =>
  pages.map(({ path, isEnglish, lazy }): RouteObject => {
    if (isEnglish && language !== "en") return { id: path, path, Component: EnglishPage };
    return {
      id: path,
      path,
      ...(!isEnglish && path !== notFound.path && { handle: translatedPage }),
      lazy: async () => {
        const { Component, loader } = await lazy();
        return loader ? { Component, loader } : { Component };
      },
    };
  });

/** Creates the routes: the pages of `src/routes.ts` in their layouts. */
export function createRoutes(): RouteObject[] {
  const { text, data, device, auth, account } = routes;
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          // Inside the layout, so that header and footer stay while a page loads or after it fails.
          HydrateFallback: LoadingPage,
          ErrorBoundary: ErrorPage,
          children: [
            ...toRoutes([...text, ...data, ...device, ...auth, notFound]),
            {
              loader: requireSession,
              lazy: async () => ({
                Component: (await import("@/components/account/session-gate")).SessionGate,
              }),
              children: toRoutes(account),
            },
          ],
        },
      ],
    },
  ];
}
