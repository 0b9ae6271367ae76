import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { answerSearch } from "@/test/directory-api";
import { answerPlace } from "@/test/place-api";
import { renderApp } from "@/test/render-app";

async function openHome() {
  const app = renderApp(paths.home);
  await screen.findByRole("heading", { level: 1, name: "Find a doctor who has time for you" });
  const main = within(screen.getByRole("main"));
  return { ...app, main };
}

test("the home page explains the site and that DPC is not insurance", async () => {
  const { main } = await openHome();
  await waitFor(() => expect(document.title).toBe(`${site.name}: ${site.tagline}`));
  expect(main.getByText("Direct primary care is not health insurance.")).toBeTruthy();
});

test.each([
  ["Austin, TX", "Austin, TX"],
  ["  02139 ", "02139"],
  ["50% & 'more' + #1", "50% & 'more' + #1"],
])("a search for %j opens the directory with it", async (typed, searched) => {
  const requests = answerSearch(() => []);
  // Suggestions for the state that the search names.
  answerPlace();
  const { user, router, main } = await openHome();
  const box = main.getByRole("combobox", { name: "Find a doctor" });
  expect(box.getAttribute("placeholder")).toBe("City, zip code, or specialty...");
  await user.type(box, `${typed}{Enter}`);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.directory()));
  const query = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(query)).toEqual({ search: searched });
  await screen.findByRole("heading", { name: `No results for “${searched}”` });
  expect(requests[0]?.search).toBe(searched);
});

test("an empty search opens the whole directory", async () => {
  const requests = answerSearch(() => []);
  const { user, router, main } = await openHome();
  await user.type(main.getByRole("combobox"), "   ");
  await user.click(main.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.directory()));
  expect(router.state.location.search).toBe("");
  await screen.findByText("No doctors found in this area.");
  expect(requests.map((body) => body.search)).toEqual([""]);
});

test.each([
  ["Share Your Story", paths.shareStory],
  ["Visit the community", paths.feed],
  ["Join as Physician", paths.signUp("doctor")],
  ["Browse the directory", paths.directory()],
])("%s links to %s", async (name, href) => {
  const { main } = await openHome();
  expect(main.getByRole("link", { name }).getAttribute("href")).toBe(href);
});
