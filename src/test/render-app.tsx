import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import {
  createMemoryRouter,
  type InitialEntry,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { queryClient } from "@/lib/supabase/query-client";
import { createRoutes } from "@/router";

/** Renders the app at a path, with an empty cache and no delay between retries. */
export const renderApp = (...history: [InitialEntry, ...InitialEntry[]]) =>
  renderRoutes(createRoutes(), history);

/** Renders a part of a page as the app does, but without the page around it, which takes most of the time. */
export const renderPart = (part: ReactNode) =>
  renderRoutes(
    [
      {
        path: "/",
        element: (
          <>
            {part}
            <LazyToaster />
          </>
        ),
      },
    ],
    ["/"],
  );

function renderRoutes(routes: RouteObject[], history: InitialEntry[]) {
  queryClient.clear();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });

  const router = createMemoryRouter(routes, { initialEntries: history });
  const user = userEvent.setup();
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user, unmount };
}
