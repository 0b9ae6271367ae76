import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
} from "react-router-dom";
import { LoadingPage } from "@/components/site/loading-page";
import { SiteLayout } from "@/components/site/site-layout";
import { isSignedIn } from "@/hooks/account/session-store";
import { translatedPage } from "@/hooks/site/translated-page";
import { needsSecondStep } from "@/lib/account/second-step";
import { language, withoutLanguage } from "@/lib/language";
import { paths } from "@/lib/paths";
import { ErrorPage } from "@/pages/site/error-page";
import { notFound, type PageRoute, routes } from "@/routes";

/** Redirects visitors to the sign-in page, which returns them afterwards. The database enforces the actual permissions. */
async function requireSession({ request }: LoaderFunctionArgs) {
  if ((await isSignedIn()) && !(await needsSecondStep())) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.signIn(`${withoutLanguage(pathname)}${search}`));
}

/** Opens the English page for a page that is only in English. */
function openEnglishPage({ request }: LoaderFunctionArgs): never {
  const { origin, pathname, search } = new URL(request.url);
  throw redirectDocument(`${origin}${withoutLanguage(pathname)}${search}`);
}

/** Creates new route objects for each router, because a router clears `lazy` on the routes it has loaded. */
const toRoutes = (pages: readonly PageRoute[]): RouteObject[] =>
  pages.map(({ path, isEnglish, lazy }): RouteObject => {
    if (isEnglish && language !== "en") return { id: path, path, loader: openEnglishPage };
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
