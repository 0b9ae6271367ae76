import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Post } from "@/hooks/community/post";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerListing, apiError } from "@/test/directory-api";
import { postCard, postPage } from "@/test/feed-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

async function openListingPage(answer: (url: URL) => object[] | Response) {
  const listing = detailRow();
  const requests: URL[] = [];
  answerListing(() => listing);
  server.use(
    http.get("http://api.test/rest/v1/story_cards", ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      const given = answer(url);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1 });
  expect(requests).toEqual([]);
  scrollEverythingIntoView();
  await screen.findByRole("heading", { level: 2, name: "Stories about this practice" });
  return { ...app, listing, requests };
}

test("stories about the practice are on its page", async () => {
  const { listing, requests } = await openListingPage(() => [
    {
      ...postCard(),
      kind: "story",
      practice_name: "Oak Family Medicine",
      affiliated: true,
      joined_year: 2024,
      joined_month: 3,
      monthly_cost: 79.5,
      still_member_at: "2026-11-02T12:00:00Z",
      edited_at: "2026-11-20T12:00:00Z",
      answer: "Thank you for writing.",
    },
  ]);
  expect(await screen.findByText("My doctor called me back within the hour.")).toBeTruthy();
  expect(screen.getByText("Affiliated with the practice")).toBeTruthy();
  expect(
    screen.getByText("Joined in March 2024 · $79.50 a month · Still a member in November 2026"),
  ).toBeTruthy();
  expect(screen.getByText("Answer from the practice").nextSibling?.textContent).toBe(
    "Thank you for writing.",
  );
  expect(screen.queryByText(/about Oak Family Medicine/)).toBeNull();
  expect(screen.getByText("(edited)")).toBeTruthy();
  expect(requests.map((url) => url.searchParams.get("doctor_id"))).toEqual([`eq.${listing.id}`]);
  const link = screen.getByRole("link", { name: "Share your story about this practice" });
  expect(link.getAttribute("href")).toBe(`/share-story?practice=${listing.id}`);
});

test("a practice without stories invites the first one", async () => {
  const { listing } = await openListingPage(() => []);
  expect(await screen.findByText(/^No stories yet\. Have you been a patient here/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Share your story about this practice" });
  expect(link.getAttribute("href")).toBe(paths.shareStoryAbout(listing.id));
});

test("stories that fail to load leave the listing visible and can be retried", async () => {
  let hasFailed = false;
  const { user } = await openListingPage(() => {
    if (hasFailed) return [postCard()];
    hasFailed = true;
    return apiError(400);
  });
  expect(await screen.findByText(genericMessages.invalid)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("My doctor called me back within the hour.")).toBeTruthy();
});

test("more stories load after the first six, and a member's own can be updated", async () => {
  await signInForTest();
  server.use(
    http.get("http://api.test/rest/v1/practice_requests", () => HttpResponse.json([])),
    http.get("http://api.test/rest/v1/claim_evidence", () => HttpResponse.json([])),
  );
  const stories = postPage(1, 8);
  stories[1] = { ...stories[1], user_id: memberId } as Post;
  const { requests } = await openListingPage((url) =>
    url.searchParams.has("created_at") ? stories.slice(6) : stories.slice(0, 6),
  );
  expect(await screen.findByText("Post number 1")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Update your story" }).getAttribute("href")).toBe(
    paths.post(stories[1]?.id ?? ""),
  );
  scrollEverythingIntoView();
  expect(await screen.findByText("Post number 8")).toBeTruthy();
  expect(requests.at(-1)?.searchParams.get("created_at")).toBe(`lt.${stories[5]?.created_at}`);
});
