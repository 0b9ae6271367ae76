import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/listings/undoable-decision";
import type { WaitingListing } from "@/hooks/listings/waiting";
import type { Role } from "@/lib/session/roles";
import { signInForTest } from "@/test/auth-api";
import { answerDeskFoot } from "@/test/desk-api";
import { waitingListing as waiting } from "@/test/desk-queues";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts, leavePage } from "@/test/toasts";

afterEach(forgetPendingDecisions);

const rest = "http://api.test/rest/v1";

async function openDesk(role: Role, listings: WaitingListing[] = [], path = "/admin") {
  await signInForTest();
  const none = { changes: 0, claims: 0, corrections: 0, reports: 0 };
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role }])),
    ...answerDeskFoot(),
    http.post(`${rest}/rpc/admin_count_queues`, () =>
      HttpResponse.json([{ ...none, listings: listings.length }]),
    ),
    http.get(`${rest}/doctors`, () => HttpResponse.json(listings)),
    http.get(`${rest}/claim_evidence`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/admin_get_listing_evidence`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/admin_get_npi_records`, () => HttpResponse.json([])),
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
  expect(await screen.findByRole("tab", { name: "Listings 1 waiting" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: /^Claims/ }));
  expect(router.state.location.search).toBe("?tab=claims");
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
});

test("the select for narrow screens lists every section with its count and opens it", async () => {
  const { user, router } = await openDesk("admin", [waiting(1)]);
  const section = await screen.findByRole("combobox", { name: "Section" });
  await within(section).findByRole("option", { name: "Listings (1)" });
  expect(within(section).getAllByRole("option")).toHaveLength(screen.getAllByRole("tab").length);
  await user.selectOptions(section, "claims");
  expect(router.state.location.search).toBe("?tab=claims");
});

test("an unknown tab in the address opens the first one", async () => {
  await openDesk("admin", [], "/admin?tab=nonsense");
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
  expect(screen.getByRole("tab", { name: /^Listings/ }).ariaSelected).toBe("true");
});

test("a refusal needs a reason; then the row leaves and the next one has the focus", async () => {
  const listings = [waiting(1), waiting(2)];
  const { user } = await openDesk("admin", listings);
  const asked = answerDecisions(() => {
    listings.shift();
    return new HttpResponse(null, { status: 204 });
  });
  const first = within(await row("Practice 1"));
  expect(first.getByText("Wrong check digit")).toBeTruthy();
  await user.click(first.getByRole("button", { name: "Refuse…" }));
  const why = first.getByRole("group", { name: "Why is the listing refused?" });
  expect(document.activeElement).toBe(why);
  await user.click(first.getByRole("button", { name: "Refuse" }));
  expect(first.getByText("Say why the listing is refused")).toBeTruthy();
  expect(asked).toEqual([]);
  await user.keyboard(" Closed years ago ");
  await user.click(first.getByRole("button", { name: "Refuse" }));
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual(["Listing refusedPractice 1 stays out."]),
  );
  expect(asked).toEqual([
    { target: waiting(1).id, seen_version: 3, is_verified: false, reason: "Closed years ago" },
  ]);
  const second = await row("Practice 2");
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull();
});

test("a reason that is often given takes one press", async () => {
  const { user } = await openDesk("admin", [waiting(1)]);
  const asked = answerDecisions(() => new HttpResponse(null, { status: 204 }));
  const first = within(await row("Practice 1"));
  await user.click(first.getByRole("button", { name: "Refuse…" }));
  await user.click(first.getByRole("button", { name: "It is listed already" }));
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual(["Listing refusedPractice 1 stays out."]),
  );
  expect(asked).toMatchObject([{ is_verified: false, reason: "It is listed already" }]);
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

test("a row that somebody else has decided hands the focus on to the next", async () => {
  const listings = [waiting(1), waiting(2), waiting(3)];
  const { user } = await openDesk("admin", listings);
  answerDecisions(() => {
    listings.splice(0, 2);
    return apiError(409, "listing_changed");
  });
  await user.click(within(await row("Practice 1")).getByRole("button", { name: "Verify" }));
  await row("Practice 2");
  leavePage();
  const third = await row("Practice 3");
  await waitFor(() => expect(document.activeElement).toBe(third));
});

test("a decision that fails says why, and the row is back", async () => {
  const { user } = await openDesk("admin", [waiting(1)]);
  answerDecisions(() => apiError(403, "admin_required", "42501"));
  await user.click(within(await row("Practice 1")).getByRole("button", { name: "Verify" }));
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual(["Couldn’t verify Practice 1Only admins can do this."]),
  );
  expect(await row("Practice 1")).toBeTruthy();
});

test("a listing that waits again says why it was refused", async () => {
  server.use(
    http.get(`${rest}/moderation_log`, () =>
      HttpResponse.json([{ id: 1, reason: "No such street", at: "2026-11-01T12:00:00+00:00" }]),
    ),
  );
  await openDesk("admin", [{ ...waiting(1), rejection_count: 1 }]);
  const first = within(await row("Practice 1"));
  expect(await first.findByText("Nov 1, 2026: No such street")).toBeTruthy();
  expect(first.getByText("I am a patient there")).toBeTruthy();
});

test("what speaks for and against the listings of a page is one question", async () => {
  const submitter = { submitted_by: waiting(9).id, submitter: { full_name: "Ada Adder" } };
  await openDesk("admin", [{ ...waiting(1), ...submitter }, waiting(2)]);
  const asked: unknown[] = [];
  const alike = {
    id: waiting(3).id,
    practice_name: "Practise 1",
    verified: false,
    similarity: 0.8,
  };
  server.use(
    http.post(`${rest}/rpc/admin_get_listing_evidence`, async ({ request }) => {
      asked.push(await request.json());
      const counts = { verified_before: 2, refused_before: 1, look_alikes: [alike] };
      return HttpResponse.json([{ listing_id: waiting(1).id, ...counts }]);
    }),
  );
  const first = within(await row("Practice 1"));
  expect(first.getByText("2 verified and 1 refused so far")).toBeTruthy();
  expect(first.getByRole("link", { name: /^Practise 1/ })).toBeTruthy();
  expect(first.getByText(/80% alike, not verified/)).toBeTruthy();
  const second = within(await row("Practice 2"));
  expect(second.getByText("Could not be checked")).toBeTruthy();
  expect(asked).toEqual([{ listings: [waiting(1).id, waiting(2).id] }]);
});
