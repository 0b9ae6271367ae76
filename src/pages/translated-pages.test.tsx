import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, authError, memberId, signInForTest, userJson } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerListing, answerSearch, apiError } from "@/test/directory-api";
import {
  answerFeed,
  answerPost,
  answerWrite,
  commentCard,
  created,
  postCard,
  postId,
} from "@/test/feed-api";
import { claimRow, mockMemberData, requestRow } from "@/test/listing-api";
import { withOpenClaim } from "@/test/listing-state";
import { detailRow, searchPage } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { mockSavedListings } from "@/test/saved-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { translatePage } from "@/test/translate-page";
import { answerChange } from "@/test/write-api";

beforeEach(() => localStorage.clear());

test("signing in on a translated page shows what is wrong", async () => {
  answerAuth("post", "/token", () =>
    authError(400, "invalid_credentials", "Invalid login credentials"),
  );
  const { user } = renderApp(paths.signIn(paths.feed));
  const email = await screen.findByRole("textbox", { name: "Email" });
  translatePage();
  const signIn = screen.getByRole("button", { name: "Sign In" });
  await user.click(signIn);
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  await user.type(email, "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "wrong secret");
  await user.click(signIn);
  expect(await findToasts()).toEqual([
    "Error signing inYour email or password is incorrect. Try again, or reset your password.",
  ]);
  expect(screen.getByRole("button", { name: "Sign In" })).toBe(signIn);
});

async function openFeed() {
  await signInForTest();
  answerFeed(() => [postCard()]);
  const app = renderApp(paths.feed);
  await screen.findByRole("article");
  const box = await screen.findByRole("textbox", { name: "Share something with the community" });
  translatePage();
  return { ...app, box };
}

test("a post on a translated page is added once, and the form stays", async () => {
  const { user, box } = await openFeed();
  const sent = answerWrite("post", "posts", created);
  answerPost(
    () => postCard({ id: "own", user_id: memberId, author_name: "Sam Whitlock", content: "Hello" }),
    () => [],
  );
  await user.click(box);
  await user.paste("Hello");
  await user.click(screen.getByRole("button", { name: "Post" }));
  expect(await findToasts()).toEqual(["Post created!“Hello” is at the top of the feed."]);
  expect(sent).toHaveLength(1);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByRole("form", { name: "New post" })).toBeTruthy();
});

test("a like on a translated page changes the count", async () => {
  const { user } = await openFeed();
  answerWrite("post", "post_likes", created);
  const like = screen.getByRole("button", { name: /^Like/ });
  await user.click(like);
  await waitFor(() => expect(like.textContent).toBe("Like 4"));
});

test("a comment on a translated page is added and counted", async () => {
  await signInForTest();
  answerPost(
    () => postCard({ comment_count: 1 }),
    () => [commentCard()],
  );
  const { user } = renderApp(paths.post(postId));
  const box = await screen.findByRole("textbox", { name: "Write a comment" });
  translatePage();
  answerWrite("post", "post_comments", created);
  const own = commentCard({ id: "own", user_id: memberId, content: "Thank you" });
  server.use(http.get("http://api.test/rest/v1/comment_cards", () => HttpResponse.json([own])));
  await user.click(box);
  await user.paste("Thank you");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByText("Thank you", { selector: "p *" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Comments 2" })).toBeTruthy();
  const follow = await screen.findByRole("button", { name: "Follow" });
  answerWrite("post", "post_follows", created);
  server.use(
    http.get("http://api.test/rest/v1/post_follows", () =>
      HttpResponse.json([{ post_id: postId }]),
    ),
  );
  await user.click(follow);
  await waitFor(() => expect(follow.textContent).toBe("Following"));
});

test("a request on a translated page shows its current labels, errors, and success", async () => {
  const given: Parameters<typeof mockMemberData>[0] = {};
  await signInForTest();
  answerListing(() => detailRow());
  mockMemberData(given);
  const { user } = renderApp(`${paths.listing(detailRow().id)}?ask=appointment`);
  const dialog = within(await screen.findByRole("dialog"));
  const send = await dialog.findByRole("button", { name: "Send request" });
  translatePage();
  await user.selectOptions(dialog.getByLabelText("Who is it for?"), "household");
  expect(dialog.getByLabelText(/^Ages/)).toBeTruthy();
  const phone = dialog.getByLabelText(/^Phone/);
  await user.type(phone, "call me");
  await user.click(send);
  expect(await dialog.findByText(/^A phone number has ten digits/)).toBeTruthy();
  await user.clear(phone);
  await user.selectOptions(dialog.getByLabelText("Best way to reach you"), "phone");
  await user.click(send);
  expect(await dialog.findByText("Enter your phone number, or choose email")).toBeTruthy();
  await user.type(phone, "512 555 0142");
  answerChange("post", "practice_requests", () => apiError(403, null, "42501"));
  await user.click(send);
  expect(await dialog.findByText(/isn't accepting requests right now/)).toBeTruthy();
  answerChange("post", "practice_requests", () => {
    given.requests = [requestRow({ kind: "appointment" })];
    return created();
  });
  await user.click(send);
  expect(await dialog.findByText("Sent")).toBeTruthy();
});

test("filters on a translated page show the new number of results and the new places", async () => {
  answerSearch(({ filters }) =>
    filters
      ? searchPage(1, 3, { total: 3, office_city: "Waco", office_state: "TX", distance_miles: 7 })
      : searchPage(1, 6, { total: 6, distance_miles: 4 }),
  );
  const { user } = renderApp(paths.directory({ search: "tx" }));
  await screen.findByRole("heading", { level: 2, name: "6 practices for “tx”" });
  translatePage();
  await user.click(screen.getByRole("link", { name: "Accepting new patients" }));
  expect(
    await screen.findByRole("heading", { level: 2, name: "3 practices for “tx”" }),
  ).toBeTruthy();
  expect(screen.getAllByText("Waco, TX")).toHaveLength(3);
  expect(screen.getAllByText("7 miles away (nearest office)")).toHaveLength(3);
});

test("a listing saved on a translated page says so", async () => {
  await signInForTest();
  answerListing(() => detailRow());
  mockMemberData();
  mockSavedListings();
  const { user } = renderApp(paths.listing(detailRow().id));
  const save = await screen.findByRole("button", { name: "Save Oak Family Medicine" });
  translatePage();
  await user.click(save);
  await waitFor(() => expect(save.textContent).toBe("Saved"));
  await user.click(save);
  await waitFor(() => expect(save.textContent).toBe("Save"));
});

test("a claim on a translated page shows what is wrong with its evidence", async () => {
  const listing = detailRow({ owner: null, ...withOpenClaim });
  await signInForTest();
  answerCurrentMember({});
  answerListing(() => listing);
  mockMemberData({ claims: [claimRow()] });
  const { user } = renderApp(`${paths.listing(listing.id)}?claim=details`);
  const name = await screen.findByLabelText<HTMLInputElement>("Your full name");
  await waitFor(() => expect(name.value).toBe("Sam Whitlock"));
  translatePage();
  const save = () => user.click(screen.getByRole("button", { name: "Save details" }));
  await user.clear(name);
  await save();
  expect(await screen.findByText("Enter your full name")).toBeTruthy();
  await user.click(name);
  await user.paste("x".repeat(400));
  await save();
  expect(await screen.findByText(/^A name/)).toBeTruthy();
  expect(screen.queryByText("Enter your full name")).toBeNull();
});

test("a change of settings on a translated page shows its errors and its latest success", async () => {
  const member = await signInForTest();
  answerAuth("put", "/user", () => userJson(member));
  const { user } = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Email" }));
  const box = section.getByLabelText<HTMLInputElement>("New email");
  translatePage();
  await user.type(box, "{Enter}");
  expect(await section.findByText("Enter your email")).toBeTruthy();
  await user.type(box, "someone{Enter}");
  expect(await section.findByText(/^Enter an email like/)).toBeTruthy();
  await user.clear(box);
  for (const address of ["first@example.com", "second@example.com"]) {
    await user.type(box, `${address}{Enter}`);
    expect(await section.findByText(new RegExp(`^If ${address} is available`))).toBeTruthy();
  }
  await user.click(screen.getByRole("button", { name: "Sign out of all devices" }));
  expect(await screen.findByRole("link", { name: "Sign In" })).toBeTruthy();
});
