import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { answerSearch } from "@/test/directory-api";
import { hydratePage, writeDocument } from "@/test/hydrate-page";
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
  // Suggestions for the state in the search.
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

const error = "error=access_denied&error_code=otp_expired&error_description=Call+555-0100+now";

test.each([
  ["/?", error, "This link no longer works"],
  ["/#", error, "This link no longer works"],
  ["/?next=%2Ffeed&", "error=server_error", "Something went wrong"],
  ["/#", "access_token=abc&refresh_token=def", "This link isn't valid"],
])(
  "an auth error in the root URL, %s%s, shows a readable message and leaves the URL",
  async (start, what, title) => {
    const { router } = renderApp("/about", `${start}${what}`);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(title);
    expect(screen.queryByText(/555/)).toBeNull();
    await waitFor(() =>
      expect(`${router.state.location.search}${router.state.location.hash}`).not.toMatch(
        /error|token/,
      ),
    );
    expect(screen.getByRole("link", { name: "Email me a new link" }).getAttribute("href")).toBe(
      "/auth?with=link",
    );
    // The history has no entry with the error, so Back opens the previous page.
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe("/about");
  },
);

test("an auth error is shown after hydrating the prerendered page", async () => {
  await writeDocument("/");
  const { problems } = await hydratePage(`/#${error}`);
  expect((await screen.findByRole("alert")).textContent).toContain("This link no longer works");
  expect(problems).toEqual([]);
});

test("the home page shows no auth message without an error", async () => {
  renderApp("/?utm_source=error");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("alert")).toBeNull();
});
