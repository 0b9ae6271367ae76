import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerSearch, apiError } from "@/test/directory-api";
import { answerFeed, answerPost, answerWrite, created, postCard } from "@/test/feed-api";
import { searchPage, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

beforeEach(() => localStorage.clear());

const oak = searchRow();
const practiceStory = "They call back on the same day, and visits take an hour.";
const combobox = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^Practice/ });
const affiliated = () =>
  screen.queryByRole<HTMLInputElement>("checkbox", { name: "I am affiliated with this practice" });

async function openForm(address: string = paths.shareStory, practices: object[] = []) {
  await signInForTest();
  server.use(
    http.post("http://api.test/rest/v1/rpc/list_my_practices", () => HttpResponse.json(practices)),
  );
  const app = renderApp(address);
  const story = await screen.findByRole("textbox", { name: "Your story" });
  return { ...app, story };
}

/** Responds with the listing in the URL. */
const answerOwnListing = (rows: () => object[]) =>
  server.use(http.get("http://api.test/rest/v1/doctors", () => HttpResponse.json(rows())));

function answerStory() {
  answerPost(
    () => postCard(),
    () => [],
  );
  answerFeed(() => [postCard()]);
  return answerWrite("post", "posts", created);
}

test("a practice is found while typing, with the keyboard alone and one request", async () => {
  const asked = answerSearch(() => searchPage(1, 3));
  const sent = answerStory();
  const { user, story, router } = await openForm();
  await user.type(story, practiceStory);
  expect(affiliated()).toBeNull();
  await user.type(combobox(), "pract");
  expect(await screen.findAllByRole("option")).toHaveLength(3);
  expect(screen.getByText("3 practices found")).toBeTruthy();
  expect(asked.map((body) => body.search)).toEqual(["pract"]);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(combobox().getAttribute("aria-activedescendant")).toBe(
    screen.getByRole("option", { name: "Practice 2 Austin, TX" }).id,
  );
  await user.keyboard("{Enter}");

  const remove = await screen.findByRole("button", { name: "Remove Practice 2" });
  expect(document.activeElement).toBe(remove);
  expect(screen.getByText("Austin, TX")).toBeTruthy();
  await user.click(affiliated() as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Share Your Story" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.feed));
  expect(sent[0]?.body).toMatchObject({
    doctor_id: "5f0c4c1e-0000-4000-8000-000000000002",
    affiliated: true,
  });
});

test("choosing another practice resets the affiliation", async () => {
  answerSearch(() => [oak, searchRow({ id: "2", practice_name: "Elm Clinic" })]);
  const { user } = await openForm();
  await user.type(combobox(), "oak");
  await user.click(await screen.findByRole("option", { name: /Oak/ }));
  await user.click(affiliated() as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Remove Oak Family Medicine" }));
  expect(affiliated()).toBeNull();
  expect(document.activeElement).toBe(combobox());
  await user.type(combobox(), "elm");
  await user.click(await screen.findByRole("option", { name: /Elm/ }));
  expect(affiliated()?.checked).toBe(false);
});

test("Enter in the search does not submit, and short queries are not searched", async () => {
  const asked = answerSearch(() => []);
  const { user } = await openForm();
  await user.type(combobox(), "o{Enter}");
  expect(asked).toEqual([]);
  await user.type(combobox(), "ak");
  expect(
    await screen.findByText("No practices found. You can share your story without choosing one."),
  ).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(screen.queryByText("Story required")).toBeNull();
});

test("a failed search shows an error", async () => {
  answerSearch(() => apiError(400));
  const { user } = await openForm();
  await user.type(combobox(), "oak");
  expect(await screen.findByText(genericMessages.invalid)).toBeTruthy();
});

test("the URL preselects the practice until another one or none is chosen", async () => {
  const { id, practice_name, address_city, address_state } = oak;
  answerOwnListing(() => [{ id, practice_name, address_city, address_state }]);
  const sent = answerStory();
  const { user, router, story } = await openForm(paths.shareStoryAbout(id));
  await screen.findByRole("button", { name: "Remove Oak Family Medicine" });
  await user.type(story, practiceStory);
  await user.click(screen.getByRole("button", { name: "Remove Oak Family Medicine" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(combobox()).toBeTruthy();

  await router.navigate(paths.shareStoryAbout(id));
  await screen.findByRole("button", { name: "Remove Oak Family Medicine" });
  await user.click(screen.getByRole("button", { name: "Share Your Story" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ doctor_id: id, affiliated: false });
});

test.each(["not-a-uuid", "5f0c4c1e-0000-4000-8000-00000000dead"])(
  "a URL without a valid practice, %s, shows the search",
  async (id) => {
    server.use(
      http.get("http://api.test/rest/v1/doctors", () =>
        id === "not-a-uuid" ? apiError(400, null, "22P02") : HttpResponse.json([]),
      ),
    );
    await openForm(paths.shareStoryAbout(id));
    await waitFor(() => expect(combobox()).toBeTruthy());
    expect(affiliated()).toBeNull();
  },
);

async function openStoryAboutOak(practices: object[] = []) {
  const { id, practice_name, address_city, address_state } = oak;
  answerOwnListing(() => [{ id, practice_name, address_city, address_state }]);
  const app = await openForm(paths.shareStoryAbout(id), practices);
  await screen.findByRole("button", { name: "Remove Oak Family Medicine" });
  return app;
}

const share = () => screen.getByRole("button", { name: "Share Your Story" });

test("a story about a practice can say when its author joined and what they pay", async () => {
  const sent = answerStory();
  const { user, story } = await openStoryAboutOak();
  await user.type(story, practiceStory);
  const month = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Month/ });
  expect(month.disabled).toBe(true);
  await user.selectOptions(screen.getByRole("combobox", { name: /^Joined in/ }), "2024");
  await user.selectOptions(month, "March");
  await user.type(screen.getByRole("textbox", { name: /^Monthly cost/ }), "$75/month");
  await user.click(share());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ joined_year: 2024, joined_month: 3, monthly_cost: 75 });
});

test("a story about a practice that is too short, or has an invalid cost, stays and shows why", async () => {
  const sent = answerStory();
  const { user, story } = await openStoryAboutOak();
  await user.type(story, "Too short");
  const cost = screen.getByRole("textbox", { name: /^Monthly cost/ });
  await user.type(cost, "a lot");
  await user.click(share());
  expect(
    screen.getByText("A story about a practice has at least 40 characters", { exact: false }),
  ).toBeTruthy();
  expect(document.activeElement).toBe(story);
  await user.type(story, ` ${practiceStory}`);
  await user.click(share());
  expect(screen.getByText("Enter what you pay per month in dollars, like 75")).toBeTruthy();
  expect(document.activeElement).toBe(cost);
  expect(sent).toEqual([]);
});

test("what was typed about a membership is restored after a reload", async () => {
  const { user, unmount } = await openStoryAboutOak();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Joined in/ }), "2024");
  await user.type(screen.getByRole("textbox", { name: /^Monthly cost/ }), "75");
  unmount();
  await openStoryAboutOak();
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Joined in/ }).value).toBe(
    "2024",
  );
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Monthly cost/ }).value).toBe("75");
});

test("the people of a practice see that they can't write a story about it", async () => {
  await openStoryAboutOak([{ doctor_id: oak.id, practice_name: oak.practice_name }]);
  expect(await screen.findByText("This is your practice")).toBeTruthy();
});
