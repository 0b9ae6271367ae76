import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { answerListing, apiError } from "@/test/directory-api";
import { postCard } from "@/test/feed-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

async function openListingPage(answer: () => object[] | Response) {
  const listing = detailRow();
  const requests: URL[] = [];
  answerListing(() => listing);
  server.use(
    http.get("http://api.test/rest/v1/post_cards", ({ request }) => {
      requests.push(new URL(request.url));
      const given = answer();
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
    postCard({ kind: "story", practice_name: "Oak Family Medicine", affiliated: true }),
  ]);
  expect(await screen.findByText("My doctor called me back within the hour.")).toBeTruthy();
  expect(screen.getByText("Affiliated with the practice")).toBeTruthy();
  expect(screen.queryByText(/about Oak Family Medicine/)).toBeNull();
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
