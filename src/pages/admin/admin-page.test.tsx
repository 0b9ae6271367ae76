import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { WaitingListing } from "@/hooks/admin/listings";
import type { Role } from "@/lib/roles";
import { signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/doctor-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";

const waiting = (number: number): WaitingListing => ({
  ...{ id: `5f0c4c1e-0000-4000-8000-00000000000${number}`, practice_name: `Practice ${number}` },
  ...{ credentials: null, specialty: null, bio: null, languages: [], website: null, phone: null },
  ...{ address_street: null, address_city: "Reno", address_state: "NV", address_zip: "89501" },
  ...{
    monthly_price: 75,
    yearly_price: null,
    note: { how_known: "I am a patient there" },
    npi: "1234567890",
    submitted_by: null,
    user_id: null,
  },
  ...{ accepting_new_patients: null, telehealth_only: false, submitter: null, version: 3 },
  created_at: "2026-11-02T12:00:00+00:00",
});

async function openDesk(role: Role, listings: WaitingListing[] = [], path = "/admin") {
  await signInForTest();
  const none = { changes: 0, claims: 0, corrections: 0, reports: 0 };
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role }])),
    http.post(`${rest}/rpc/desk_counts`, () =>
      HttpResponse.json([{ ...none, listings: listings.length }]),
    ),
    http.get(`${rest}/doctors`, () => HttpResponse.json(listings)),
    http.get(`${rest}/claim_evidence`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/find_similar_listings`, () => HttpResponse.json([])),
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

test("others are told that the desk is for administrators, and led on", async () => {
  await openDesk("doctor");
  expect(await screen.findByRole("heading", { name: "Only administrators" })).toBeTruthy();
  expect(screen.queryByRole("tab")).toBeNull();
  const link = screen.getByRole("link", { name: "Go to Your Dashboard" });
  expect(link.getAttribute("href")).toBe("/dashboard");
});

test("the tabs count what waits, and the address keeps the open one", async () => {
  const { user, router } = await openDesk("admin", [waiting(1)]);
  expect(await screen.findByRole("tab", { name: "Listings (1)" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: /^Claims/ }));
  expect(router.state.location.search).toBe("?tab=claims");
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
});

test("an unknown tab in the address opens the first one", async () => {
  await openDesk("admin", [], "/admin?tab=nonsense");
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
  expect(screen.getByRole("tab", { name: /^Listings/ }).ariaSelected).toBe("true");
});

test("a rejection needs a reason; then the row leaves and the next one has the focus", async () => {
  const listings = [waiting(1), waiting(2)];
  const { user } = await openDesk("admin", listings);
  const asked = answerDecisions(() => {
    listings.shift();
    return new HttpResponse(null, { status: 204 });
  });
  const first = within(await row("Practice 1"));
  expect(first.getByText("Wrong check digit")).toBeTruthy();
  await user.click(first.getByRole("button", { name: "Reject" }));
  expect(first.getByText("Say why the listing is rejected")).toBeTruthy();
  expect(asked).toEqual([]);
  await user.keyboard(" Closed years ago ");
  await user.click(first.getByRole("button", { name: "Reject" }));
  expect(await findToasts()).toEqual(["Listing rejectedPractice 1 stays out."]);
  expect(asked).toEqual([
    { target: waiting(1).id, is_verified: false, reason: "Closed years ago" },
  ]);
  const second = await row("Practice 2");
  await waitFor(() => expect(document.activeElement).toBe(second));
  await waitFor(() => expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull());
});

test("after the last row the focus goes to the heading", async () => {
  const listings = [waiting(1)];
  const { user } = await openDesk("admin", listings);
  answerDecisions(() => {
    listings.shift();
    return new HttpResponse(null, { status: 204 });
  });
  await user.click(within(await row("Practice 1")).getByRole("button", { name: "Verify" }));
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
  const heading = screen.getByRole("heading", { name: "Listings waiting for verification" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a refused decision says why, and keeps what was typed", async () => {
  const { user } = await openDesk("admin", [waiting(1)]);
  answerDecisions(() => apiError(403, "Only an administrator may do this", "42501"));
  const first = within(await row("Practice 1"));
  await user.type(first.getByRole("textbox", { name: "Reason" }), "Not DPC");
  await user.click(first.getByRole("button", { name: "Reject" }));
  expect(await findToasts()).toEqual(["ErrorOnly an administrator may do this"]);
  expect(first.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" }).value).toBe("Not DPC");
});
