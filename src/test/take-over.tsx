import { act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished } from "vitest";
import { renderPage } from "@/prerender";
import { createRoutes } from "@/router";

/** Fills the document with a page as the build writes it. */
export async function writeDocument(path: string): Promise<void> {
  const { body } = await renderPage(path);
  document.body.innerHTML = `<div id="root" data-rendered="page">${body}</div>`;
}

/** Lets the real application take over a document that holds a page. */
export async function takeOver(path: string) {
  const container = document.getElementById("root");
  if (!container) throw new Error("The document holds no page.");
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <RouterProvider router={router} />, {
      onRecoverableError: (problem) => problems.push(problem),
    }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    router.dispose();
    container.remove();
  });
  return { router, user: userEvent.setup(), problems };
}
