import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectConsole } from "@/test/console";
import { answerSearch } from "@/test/directory-api";
import { answerPlace } from "@/test/place-api";
import { renderApp } from "@/test/render-app";

const openMissingPage = async (...history: [string, ...string[]]) => {
  expectConsole("error", /Page not found: \/no\/such-page$/);
  const app = renderApp(...history);
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
  return app;
};

test("a missing page shows a 404, is logged, and isn't indexed", async () => {
  await openMissingPage("/no/such-page");
  expect(screen.getByText(/does not exist or has been moved/)).toBeTruthy();
  await waitFor(() => expect(document.title).toContain("Page Not Found"));
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
});

test("the search box opens the directory", async () => {
  const asked = answerSearch(() => []);
  // Other listings in Texas are suggested.
  answerPlace();
  const { user, router } = await openMissingPage("/no/such-page");
  await user.type(screen.getByRole("combobox", { name: "Find a doctor" }), "Austin, TX{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/directory"));
  await screen.findByText("No results for “Austin, TX”");
  expect(asked[0]?.search).toBe("Austin, TX");
});

test("the most likely pages are offered", async () => {
  await openMissingPage("/no/such-page");
  const likely = screen.getByRole("navigation", { name: "You might be looking for" });
  const links = within(likely).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...["/directory", "/feed", "/blog", "/add-doctor", "/contact"],
  ]);
});

test("Go Home opens the home page", async () => {
  const { user, router } = await openMissingPage("/no/such-page");
  await user.click(screen.getByRole("link", { name: "Go Home" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("Go Back returns to the page before", async () => {
  const { user, router } = await openMissingPage("/about", "/no/such-page");
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/about"));
});

test("Go Back in a new tab opens the home page", async () => {
  vi.spyOn(window.history, "length", "get").mockReturnValue(1);
  const { user, router } = await openMissingPage("/no/such-page");
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
