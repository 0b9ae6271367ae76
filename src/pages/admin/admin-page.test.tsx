import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import type { PendingListing } from "@/hooks/admin/pending-listings";
import type { Role } from "@/lib/account/roles";
import { answerAdminHealth } from "@/test/admin-api";
import { idOf, npiRecord, pendingListing } from "@/test/admin-queues";
import { signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { officeRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts, leavePage } from "@/test/toasts";

afterEach(forgetPendingDecisions);

const rest = "http://api.test/rest/v1";

async function openAdmin(
  role: Role,
  listings: PendingListing[] = [],
  path = "/admin?tab=listings",
) {
  await signInForTest();
  const none = { changes: 0, claims: 0, corrections: 0, reports: 0 };
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role }])),
    ...answerAdminHealth(),
    http.post(`${rest}/rpc/admin_count_queues`, () =>
      HttpResponse.json([{ ...none, listings: listings.length }]),
    ),
    http.get(`${rest}/doctors`, () => HttpResponse.json(listings)),
    http.get(`${rest}/claim_evidence`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/admin_get_listing_evidence`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/admin_get_npi_records`, () => HttpResponse.json([npiRecord])),
  );
  return renderApp(path);
}

function answerDecisions(answer: () => Response) {
  const asked: unknown[] = [];
  server.use(
    http.post(`${rest}/rpc/decide_listing`, async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
}

const row = (name: string) => screen.findByRole("article", { name });

test("members who aren't admins see an explanation and a link to their dashboard", async () => {
  await openAdmin("doctor");
  expect(await screen.findByRole("heading", { name: "Admins only" })).toBeTruthy();
  expect(screen.queryByRole("tab")).toBeNull();
  const link = screen.getByRole("link", { name: "Go to your dashboard" });
  expect(link.getAttribute("href")).toBe("/dashboard");
});

test("a visitor must sign in to open the admin page", async () => {
  const { router } = renderApp("/admin?tab=claims");
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth"));
  expect(router.state.location.search).toBe("?next=%2Fadmin%3Ftab%3Dclaims");
});

test("tabs show pending counts, and the URL holds the open tab", async () => {
  const { user, router } = await openAdmin("admin", [pendingListing(1)]);
  expect(await screen.findByRole("tab", { name: "Listings 1 pending" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: /^Claims/ }));
  expect(router.state.location.search).toBe("?tab=claims");
  expect(await screen.findByText(/Nothing to review/)).toBeTruthy();
});

test("the section select lists every section with its count and opens it", async () => {
  const { user, router } = await openAdmin("admin", [pendingListing(1)]);
  const section = await screen.findByRole("combobox", { name: "Section" });
  await within(section).findByRole("option", { name: "Listings (1)" });
  expect(within(section).getAllByRole("option")).toHaveLength(screen.getAllByRole("tab").length);
  await user.selectOptions(section, "claims");
  expect(router.state.location.search).toBe("?tab=claims");
});

test("an unknown tab in the URL opens the first one", async () => {
  await openAdmin("admin", [], "/admin?tab=nonsense");
  expect(await screen.findByText(/^You're all caught up\./)).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Today" }).ariaSelected).toBe("true");
});

test("a rejection requires a reason and moves focus to the next row", async () => {
  const listings = [pendingListing(1), pendingListing(2)];
  const { user } = await openAdmin("admin", listings);
  const asked = answerDecisions(() => {
    listings.shift();
    return new HttpResponse(null, { status: 204 });
  });
  const first = within(await row("Practice 1"));
  expect(first.getByText("Valid check digit")).toBeTruthy();
  await user.click(first.getByRole("button", { name: "Reject…" }));
  const why = first.getByRole("group", { name: "Why are you rejecting this listing?" });
  expect(document.activeElement).toBe(why);
  await user.click(first.getByRole("button", { name: "Reject" }));
  expect(first.getByText("Enter a reason for rejecting the listing")).toBeTruthy();
  expect(asked).toEqual([]);
  await user.keyboard(" Closed years ago ");
  await user.click(first.getByRole("button", { name: "Reject" }));
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual([
      "Listing rejectedPractice 1 won't appear in the directory.",
    ]),
  );
  expect(asked).toEqual([
    {
      target: pendingListing(1).id,
      seen_version: 3,
      is_verified: false,
      reason: "Closed years ago",
    },
  ]);
  const second = await row("Practice 2");
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull();
});

test("a suggested reason takes one click", async () => {
  const { user } = await openAdmin("admin", [pendingListing(1)]);
  const asked = answerDecisions(() => new HttpResponse(null, { status: 204 }));
  const first = within(await row("Practice 1"));
  await user.click(first.getByRole("button", { name: "Reject…" }));
  await user.click(first.getByRole("button", { name: "It's already listed" }));
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual([
      "Listing rejectedPractice 1 won't appear in the directory.",
    ]),
  );
  expect(asked).toMatchObject([{ is_verified: false, reason: "It's already listed" }]);
});

test("focus moves to the heading after the last row", async () => {
  const listings = [pendingListing(1)];
  const { user } = await openAdmin("admin", listings);
  answerDecisions(() => {
    listings.shift();
    return new HttpResponse(null, { status: 204 });
  });
  await user.click(within(await row("Practice 1")).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText(/Nothing to review/)).toBeTruthy();
  const heading = screen.getByRole("heading", { name: "Listings pending review" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("focus moves to the next row when another admin has decided a row", async () => {
  const listings = [pendingListing(1), pendingListing(2), pendingListing(3)];
  const { user } = await openAdmin("admin", listings);
  answerDecisions(() => {
    listings.splice(0, 2);
    return apiError(409, "listing_changed");
  });
  await user.click(within(await row("Practice 1")).getByRole("button", { name: "Approve" }));
  await row("Practice 2");
  leavePage();
  const third = await row("Practice 3");
  await waitFor(() => expect(document.activeElement).toBe(third));
});

test("a failed decision shows an error and brings the row back", async () => {
  const { user } = await openAdmin("admin", [pendingListing(1)]);
  answerDecisions(() => apiError(403, "admin_required", "42501"));
  await user.click(within(await row("Practice 1")).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText(/Nothing to review/)).toBeTruthy();
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual(["Couldn't approve Practice 1Only admins can do this."]),
  );
  expect(await row("Practice 1")).toBeTruthy();
});

test("a resubmitted listing shows its earlier rejections", async () => {
  server.use(
    http.get(`${rest}/moderation_log`, () =>
      HttpResponse.json([{ id: 1, reason: "No such street", at: "2026-11-01T12:00:00+00:00" }]),
    ),
  );
  await openAdmin("admin", [{ ...pendingListing(1), rejection_count: 1 }]);
  const first = within(await row("Practice 1"));
  expect(await first.findByText("Nov 1, 2026: No such street")).toBeTruthy();
  expect(first.getByText("I am a patient there")).toBeTruthy();
});

const office = { ...officeRow(), id: idOf(7) };

test("a listing pending review shows all its prices, ages, offices, and photo", async () => {
  await openAdmin("admin", [
    {
      ...pendingListing(1),
      monthly_price: null,
      tiers: [
        { label: "Adults", min_age: 18, max_age: 64, monthly_price: 79.5 },
        { label: "Seniors", min_age: 65, max_age: null, monthly_price: 99 },
      ],
      patient_ages: "0+",
      couple_price: 150,
      family_cap: 250,
      family_cap_note: "Two adults and their children under 18",
      offices: [
        { ...office, hours: [[1, "09:00", "17:00"]], by_appointment: true },
        {
          ...office,
          name: "North",
          address_city: "Sparks",
          address_state: "NV",
          address_zip: "89431",
        },
      ],
      photo_url: "https://elsewhere.example/photo.png",
    },
  ]);
  const first = within(await row("Practice 1"));
  const factOf = (term: string) => first.getByText(term).nextElementSibling;
  expect(factOf("Prices")?.textContent).toBe(
    [
      "Adults (18 to 64): $79.50 per month",
      "Seniors (65 and older): $99 per month",
      "Family maximum: $250",
      "Who the family maximum covers: Two adults and their children under 18",
      "Couple price: $150",
    ].join("\n"),
  );
  expect(factOf("Ages accepted")?.textContent).toBe("All ages");
  expect(factOf("Offices and hours")?.textContent).toBe(
    "Main office (Mon 9:00 AM – 5:00 PM; by appointment)\nNorth, Sparks, NV 89431",
  );
  // The initials of a photo that is not in our storage.
  expect(factOf("Photo")?.textContent).not.toBe("Not specified");
});

test("the evidence for all listings of a page is loaded in one call", async () => {
  const submitter = { submitted_by: pendingListing(9).id, submitter: { full_name: "Ada Adder" } };
  await openAdmin("admin", [{ ...pendingListing(1), ...submitter }, pendingListing(2)]);
  const asked: unknown[] = [];
  const alike = {
    id: pendingListing(3).id,
    practice_name: "Practise 1",
    verified: false,
    similarity: 0.8,
  };
  server.use(
    http.post(`${rest}/rpc/admin_get_listing_evidence`, async ({ request }) => {
      asked.push(await request.json());
      const counts = { verified_before: 2, refused_before: 1, look_alikes: [alike] };
      return HttpResponse.json([{ listing_id: pendingListing(1).id, ...counts }]);
    }),
  );
  const first = within(await row("Practice 1"));
  expect(first.getByText("2 approved and 1 rejected so far")).toBeTruthy();
  expect(first.getByRole("link", { name: /^Practise 1/ })).toBeTruthy();
  expect(first.getByText(/80% similar, not published/)).toBeTruthy();
  const second = within(await row("Practice 2"));
  expect(second.getByText("Couldn't check for duplicates")).toBeTruthy();
  expect(asked).toEqual([{ listings: [pendingListing(1).id, pendingListing(2).id] }]);
});
