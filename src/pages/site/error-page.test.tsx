import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { ErrorPage } from "@/pages/site/error-page";
import { expectConsole } from "@/test/console";

function BrokenPage(): never {
  throw new Error("The map fell off the wall");
}

test("a page that throws shows an error with next steps", async () => {
  expectConsole("error", /The map fell off the wall/);
  const router = createMemoryRouter([
    { path: "/", Component: BrokenPage, ErrorBoundary: ErrorPage },
  ]);
  render(<RouterProvider router={router} />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Something went wrong");
  expect(await within(alert).findByText(/The map fell off the wall/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload page" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
});
