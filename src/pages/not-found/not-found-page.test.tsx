import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsole } from "@/test/console";
import { renderApp } from "@/test/render-app";

const openMissingPage = async (...history: [string, ...string[]]) => {
  expectConsole("error", /Page not found: \/no\/such-page$/);
  const app = renderApp(...history);
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
  return app;
};

test("a missing page is named, logged and kept out of search engines", async () => {
  await openMissingPage("/no/such-page");
  expect(screen.getByText(/does not exist or has been moved/)).toBeTruthy();
  await waitFor(() => expect(document.title).toContain("Page Not Found"));
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
});

test("Go Home leads home", async () => {
  const { user, router } = await openMissingPage("/no/such-page");
  await user.click(screen.getByRole("link", { name: "Go Home" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("Go Back returns to the page before", async () => {
  const { user, router } = await openMissingPage("/", "/no/such-page");
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
