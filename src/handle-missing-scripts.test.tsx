import { render, screen } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { handleMissingScripts } from "@/handle-missing-scripts";
import { expectConsole } from "@/test/console";

test("a page whose script cannot be loaded shows the error page", async () => {
  expectConsole("error", /The script is gone/);
  const lazy = () => Promise.reject(new Error("The script is gone"));
  const routes: RouteObject[] = [
    {
      path: "/",
      HydrateFallback: () => null,
      ErrorBoundary: () => <h1>Broken</h1>,
      children: [{ index: true, lazy }],
    },
  ];
  handleMissingScripts(routes);
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByRole("heading", { name: "Broken" })).toBeTruthy();
});
