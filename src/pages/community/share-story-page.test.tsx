import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { answerFeed, answerPost, answerWrite, created, postCard } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { endSession } from "@/test/sessions";
import { findToasts } from "@/test/toasts";

beforeEach(() => localStorage.clear());

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your story" });

async function openForm() {
  const app = renderApp(paths.shareStory);
  await screen.findByRole("heading", { level: 1, name: "Share Your DPC Story" });
  await screen.findByRole("form", { name: "Your story" });
  const share = () => app.user.click(screen.getByRole("button", { name: "Share Your Story" }));
  const write = async (text: string) => {
    await app.user.click(box());
    await app.user.paste(text);
  };
  return { ...app, share, write };
}

test("four tips and a link to the community are shown", async () => {
  await openForm();
  // Beside the form, and collapsed above it on small screens.
  for (const tips of screen.getAllByRole("list", { name: "Tips for writing" })) {
    expect(tips.querySelectorAll("li")).toHaveLength(4);
  }
  expect(document.querySelector("details")?.open).toBe(false);
  const link = screen.getByRole("link", { name: "View Community Stories" });
  expect(link.getAttribute("href")).toBe(paths.feed);
});

test("a visitor can write, is redirected to Sign Up, and keeps the draft", async () => {
  const { router, share, write, unmount } = await openForm();
  const signUp = screen.getByRole("link", { name: "Sign up" });
  expect(signUp.getAttribute("href")).toBe("/auth?tab=sign-up&as=patient&next=%2Fshare-story");
  await write("I met my doctor at the market.");
  await share();
  expect(await findToasts()).toEqual([
    "Please sign inYou need to be signed in to share your story",
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth));
  expect(router.state.location.search).toBe("?tab=sign-up&as=patient&next=%2Fshare-story");
  await screen.findByRole("heading", { name: "Create your account" });
  unmount();

  await signInForTest();
  await openForm();
  expect(box().value).toBe("I met my doctor at the market.");
  expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
});

test.each([
  ["nothing", ""],
  ["white space", " \n\t "],
  ["zero-width characters", "\u200b\u2060"],
])("%s is rejected as a story", async (_name, text) => {
  await signInForTest();
  const { share, write } = await openForm();
  if (text) await write(text);
  await share();
  expect(await findToasts()).toEqual(["Story requiredPlease write your story before submitting"]);
  expect(document.activeElement).toBe(box());
});

test("a story that is too long shows an error and is not sent", async () => {
  await signInForTest();
  const { share, write } = await openForm();
  await write("x".repeat(4900));
  expect(screen.getByText("100 characters left")).toBeTruthy();
  await write("x".repeat(101));
  expect(screen.getByText("1 character too many")).toBeTruthy();
  await share();
  expect(document.activeElement).toBe(box());
});

test("a story is trimmed, stored once, and redirects to the feed", async () => {
  await signInForTest();
  const sent = answerWrite("post", "posts", created);
  answerPost(
    () => postCard({ kind: "story", content: "Once" }),
    () => [],
  );
  answerFeed(() => [postCard({ kind: "story", content: "Once" })]);
  const { router, user, write } = await openForm();
  await write("  Once\0 upon a time \n");
  await user.dblClick(screen.getByRole("button", { name: "Share Your Story" }));

  await waitFor(() => expect(router.state.location.pathname).toBe(paths.feed));
  expect(await findToasts()).toEqual(["Story shared!Thank you for sharing your DPC experience"]);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      id: expect.any(String),
      user_id: memberId,
      kind: "story",
      content: "Once upon a time",
      doctor_id: null,
      affiliated: false,
    },
  ]);
  await screen.findByRole("article");
  await router.navigate(paths.shareStory);
  await waitFor(() => expect(box().value).toBe(""));
});

test("a rejected story stays and keeps its id until it is changed", async () => {
  await signInForTest();
  const sent = answerWrite("post", "posts", () => apiError(429, "account_suspended"));
  const { router, share, write } = await openForm();
  await write("Once");
  for (const count of [1, 2]) {
    await share();
    await waitFor(() => expect(sent).toHaveLength(count));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Share Your Story" }).ariaBusy).toBeNull(),
    );
  }
  expect((await findToasts())[0]).toMatch(/^ErrorYour account is suspended/);
  expect(router.state.location.pathname).toBe(paths.shareStory);
  expect(box().value).toBe("Once");
  await write(" more");
  await share();
  await waitFor(() => expect(sent).toHaveLength(3));
  const ids = sent.map(({ body }) => (body as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("when the session ends, the draft stays for this member only", async () => {
  await signInForTest();
  const { share, write, router, unmount } = await openForm();
  await write("Mine alone");
  await endSession();
  await screen.findByRole("link", { name: "Sign up" });
  expect(box().value).toBe("Mine alone");
  await share();
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth));
  unmount();

  const again = await openForm();
  expect(box().value).toBe("");
  again.unmount();
  await signInForTest();
  await openForm();
  expect(box().value).toBe("Mine alone");
});

test("a draft is restored after a reload", async () => {
  await signInForTest();
  server.use(http.get("http://api.test/rest/v1/doctors", () => HttpResponse.json([])));
  const { write, unmount } = await openForm();
  await write("Half a");
  unmount();
  await openForm();
  expect(box().value).toBe("Half a");
});
