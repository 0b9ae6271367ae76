import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom";
import { LoadingPage } from "@/components/layout/loading-page";
import { SiteLayout } from "@/components/layout/site-layout";
import { loadPageScript } from "@/lib/browser/page-scripts";
import { paths } from "@/lib/paths";
import { ErrorPage } from "@/pages/error/error-page";
import { notFound, type PageRoute, routes } from "@/routes";

/** Sends strangers to the sign-in page, which brings them back. A courtesy: permission is the database's job. */
async function requireSession({ request }: LoaderFunctionArgs) {
  const [{ isSignedIn }, { owesSecondStep }] = await loadPageScript(() =>
    Promise.all([import("@/hooks/session/store"), import("@/hooks/account/two-step")]),
  );
  if ((await isSignedIn()) && !(await owesSecondStep())) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.signIn(`${pathname}${search}`));
}

/** Made anew for each router, as a router empties the `lazy` of the routes it has loaded. */
const toRoutes = (pages: PageRoute[]): RouteObject[] =>
  pages.map(({ path, lazy }) => ({ id: path, path, lazy }));

/** The routes of a router: what stands around the pages of `src/routes.ts`. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          // A page that is on its way, or breaks, leaves the bars around it standing.
          HydrateFallback: LoadingPage,
          ErrorBoundary: ErrorPage,
          children: [
            ...toRoutes(routes.text),
            {
              lazy: async () => ({
                Component: (await import("@/components/layout/data-layout")).DataLayout,
              }),
              children: [
                ...toRoutes([...routes.data, ...routes.door]),
                {
                  loader: requireSession,
                  lazy: async () => ({
                    Component: (await import("@/components/session/session-gate")).SessionGate,
                  }),
                  children: toRoutes(routes.account),
                },
              ],
            },
            ...toRoutes([notFound]),
          ],
        },
      ],
    },
  ];
}
