import { act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished } from "vitest";
import { App } from "@/app";
import { queryClient } from "@/lib/supabase/query-client";
import { createRoutes } from "@/router";

/** Renders a page into the document as the server does, with the data in the query cache. */
export async function writeDocument(path: string): Promise<void> {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await waitFor(() => {
    // React's other server renderers conflict with the browser renderer in the same process.
    const html = renderToString(
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>,
    );
    // `renderToString` doesn't wait for lazy components.
    expect(html).not.toContain("<!--$!-->");
    document.body.innerHTML = `<div id="root">${html}</div>`;
  });
  router.dispose();
}

/** Hydrates the page in the document. */
export async function hydratePage(path: string) {
  const container = document.getElementById("root");
  if (!container) throw new Error("The document contains no page.");
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const problems: unknown[] = [];
  const app = (
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
  const root = await act(async () =>
    hydrateRoot(container, app, { onRecoverableError: (problem) => problems.push(problem) }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    router.dispose();
    container.remove();
  });
  return { router, user: userEvent.setup(), problems };
}
