import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router-dom";
import { queryClient } from "@/lib/supabase/query-client";
import { createRoutes } from "@/router";

/** Renders the app at a path, with an empty cache and no delay between retries. */
export function renderApp(...history: [InitialEntry, ...InitialEntry[]]) {
  queryClient.clear();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });

  const router = createMemoryRouter(createRoutes(), { initialEntries: history });
  const user = userEvent.setup();
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user, unmount };
}
