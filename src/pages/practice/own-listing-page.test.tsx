import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerListing } from "@/test/directory-api";
import { mockMemberData } from "@/test/listing-api";
import { ownedBy, setUpBy } from "@/test/listing-state";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

async function openListing(changes: Partial<ListingDetail>) {
  const listing = detailRow(changes);
  await signInForTest();
  answerListing(() => listing);
  mockMemberData();
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  return { ...app, listing, main: within(screen.getByRole("main")) };
}

const own = setUpBy(memberId);
const added = { ownership: "none", submitted_by: memberId } as const;
const reason = "Which suite is it?";

test("a pending listing shows its status and hides actions that need a published one", async () => {
  const { main } = await openListing({ status: "pending", ...own });
  expect(
    await main.findByText("Only you can see this page: the listing is pending review"),
  ).toBeTruthy();
  expect(main.getByRole("link", { name: "Edit listing" }).getAttribute("href")).toBe(
    paths.ownPractice(detailRow().id),
  );
  const buttons = main.getAllByRole("button").map((one) => one.textContent);
  expect(buttons).toEqual(["Withdraw", "Show map", "Copy address"]);
  expect(main.queryByText(/^(Checked by our team|Verified|Unclaimed|Claim Pending)$/)).toBeNull();
  const robots = document.head.querySelector("meta[name=robots]");
  expect(robots?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test.each<[string, Partial<ListingDetail>, string, string[]]>([
  [
    "refused",
    { status: "rejected", status_reason: reason, rejection_count: 1, ...added },
    "Only you can see this page: the listing was rejected",
    ["Edit and resubmit", "Resubmit", "Withdraw"],
  ],
  [
    "refused three times",
    { status: "rejected", status_reason: reason, rejection_count: 3, ...added },
    "Only you can see this page: the listing was rejected",
    ["Edit listing", "Withdraw"],
  ],
  [
    "withdrawn by its submitter",
    { status: "withdrawn", ...added },
    "Only you can see this page: the listing isn't in the directory",
    ["Relist"],
  ],
  [
    "taken down",
    { status: "withdrawn", status_reason: reason, ...ownedBy(memberId) },
    "Only your practice can see this page: the listing isn't in the directory",
    ["Edit listing"],
  ],
  [
    "merged",
    { status: "withdrawn", merged_into: "other", ...added },
    "Only you can see this page: the listing isn't in the directory",
    ["View the other listing"],
  ],
])(
  "an own listing that is %s says why, and what comes next",
  async (_state, changes, title, steps) => {
    const { main } = await openListing(changes);
    const notice = (await main.findByText(title)).parentElement;
    if (!notice) throw new Error("The notice is gone.");
    const shown = notice.querySelectorAll("a, button");
    expect([...shown].map((one) => one.textContent)).toEqual(steps);
    expect(within(notice).queryByText(reason) !== null).toBe("status_reason" in changes);
  },
);

test("a rejected listing can be resubmitted unchanged", async () => {
  const { listing, user } = await openListing({
    status: "rejected",
    status_reason: reason,
    rejection_count: 1,
    ...added,
  });
  const moved = answerChange("post", "rpc/submit_listing", () => {
    Object.assign(listing, { status: "pending", status_reason: null });
    return done();
  });
  await user.click(await screen.findByRole("button", { name: "Resubmit" }));
  expect((await findToasts())[0]).toMatch(/^Listing resubmitted/);
  expect(moved).toEqual([{ target: listing.id }]);
  expect(await screen.findByText(/the listing is pending review/)).toBeTruthy();
});

test("an admin sees why a listing isn't published, without the owner's actions", async () => {
  const { main } = await openListing({
    status: "rejected",
    status_reason: reason,
    submitted_by: "somebody",
  });
  expect(await main.findByText("Not published: rejected")).toBeTruthy();
  expect(main.getByText(reason)).toBeTruthy();
  const buttons = main.getAllByRole("button").map((one) => one.textContent);
  expect(buttons).toEqual(["Show map", "Copy address"]);
});

test("the owner edits the public listing from its page, and does not claim it", async () => {
  const { main } = await openListing(ownedBy(memberId));
  expect(main.getByText("Verified")).toBeTruthy();
  expect(main.getByRole("link", { name: "Edit listing" })).toBeTruthy();
  expect(main.queryByRole("button", { name: /Claim|my practice/ })).toBeNull();
});

test("the URL of a merged listing redirects to the remaining one", async () => {
  const kept = detailRow({ id: "5f0c4c1e-0000-4000-8000-000000000002", practice_name: "Elm Care" });
  const gone = detailRow().id;
  const asked: unknown[] = [];
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const id = new URL(request.url).searchParams.get("id");
      return HttpResponse.json(id === `eq.${kept.id}` ? [kept] : []);
    }),
    http.post("http://api.test/rest/v1/rpc/get_merge_target", async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(kept.id);
    }),
  );
  const { router } = renderApp(paths.listing(gone));
  await screen.findByRole("heading", { level: 1, name: "Elm Care" });
  await screen.findByText("This listing was merged into this one");
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.listing(kept.id)));
  expect(asked).toEqual([{ target: gone }]);
  expect(screen.queryByText("Error loading doctor")).toBeNull();
});

test("an existing listing sends no request for a merge target", async () => {
  const asked = answerChange("post", "rpc/get_merge_target", () => HttpResponse.json(null));
  server.use(http.get("http://api.test/rest/v1/doctors", () => HttpResponse.json([detailRow()])));
  renderApp(paths.listing(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "Oak Family Medicine" });
  expect(asked).toEqual([]);
});

test("a removed listing without a merge target shows a not-found message", async () => {
  answerListing(() => null);
  renderApp(paths.listing(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "This listing is not in the directory" });
  expect(await findToasts()).toEqual([
    "Error loading doctorThis listing doesn't exist or isn't published.",
  ]);
});
