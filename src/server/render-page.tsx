import { dehydrate, type Query, QueryClient } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
} from "react-router-dom";
import { App } from "@/app";
import { LoadingPage } from "@/components/site/loading-page";
import { SiteLayout } from "@/components/site/site-layout";
import { basename, language } from "@/lib/language";
import { serverResponse } from "@/lib/server-loader";
import { serializeForScript } from "@/lib/site/page-structured-data";
import { createRoutes } from "@/router";

interface DocumentParts {
  /** What every page has in its head: metadata, styles, and the inline script. */
  head: string;
  /** The rendered document, whose head has only the page's own elements. */
  body: string;
  /** The dehydrated query cache; null for a page without data. */
  data: object | null;
}

const headStart = "<head>";
const bodyEnd = "</body>";

/**
 * Adds to a rendered document what is beside the app. React doesn't render it, because elements beside `#root` would
 * change the results of `useId` within, which have to be the same when the browser hydrates it.
 */
function writeDocument({ head, body, data }: DocumentParts): string {
  const start = body.indexOf(headStart) + headStart.length;
  const end = body.lastIndexOf(bodyEnd);
  const script = data
    ? `<script type="application/json" id="page-data">${serializeForScript(data)}</script>`
    : "";
  return `${body.slice(0, start)}${head}${body.slice(start, end)}${script}${body.slice(end)}`;
}

/** A page's HTML and status, or the target of a redirect. */
type RenderedPage = { status: number; html: string } | { redirect: string };

const staticHandler = createStaticHandler(createRoutes(), { basename });

export interface RenderOptions {
  /** What every page has in its head. */
  head: string;
  /** Whether to run the page's loader. Otherwise, the page is rendered in its loading state. */
  hasData?: boolean;
}

/** Renders a page as a visitor sees it. Rejects if its data can't be loaded. */
export async function renderPage(
  request: Request,
  { head, hasData = false }: RenderOptions,
): Promise<RenderedPage> {
  // Keeps components from refetching data that was just loaded.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const response = { queryClient, status: 200 };
  const requestContext = new RouterContextProvider();
  if (hasData) requestContext.set(serverResponse, response);
  const context = await staticHandler.query(request, { requestContext });
  if (context instanceof Response) {
    return { redirect: context.headers.get("Location") ?? "/" };
  }
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;

  const { pathname, search } = context.location;
  const body = await renderToHtml(
    <Root path={`${pathname}${search}`}>
      <App queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(staticHandler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Root>,
  );
  const data = hasData ? dehydrate(queryClient, { shouldDehydrateQuery: wasFetched }) : null;
  return { status: response.status, html: writeDocument({ head, body, data }) };
}

/** Excludes queries that components added with initial data. */
const wasFetched = ({ state }: Query): boolean =>
  state.status === "success" && state.dataUpdateCount > 0;

/**
 * Renders the app shell for pages that render only in the browser: the layout with the page's
 * `Loading` state, or without a page.
 */
export async function renderShell(
  head: string,
  Loading: ComponentType = LoadingPage,
): Promise<string> {
  const router = createMemoryRouter([
    { Component: SiteLayout, children: [{ path: "*", Component: Loading }] },
  ]);
  const body = await renderToHtml(
    <Root>
      <App queryClient={new QueryClient()}>
        <RouterProvider router={router} />
      </App>
    </Root>,
  );
  router.dispose();
  return writeDocument({ head, body, data: null });
}

interface RootProps {
  /** The path and query that the HTML is rendered for. */
  path?: string;
  children: ReactNode;
}

/** The document. React hoists the page's metadata to its head. */
const Root = ({ path, children }: RootProps) => (
  <html lang={language}>
    <body>
      <div id="root" data-path={path}>
        {children}
      </div>
    </body>
  </html>
);

async function renderToHtml(document: ReactNode): Promise<string> {
  // Otherwise, React would send parts of large pages later and insert them with inline scripts.
  const { prelude } = await prerender(document, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
