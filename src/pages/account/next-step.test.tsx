import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { claimRow, mockMemberData, receivedRow } from "@/test/listing-api";
import { ownedBy } from "@/test/listing-state";
import { answerContributions, answerProfile, listingRow, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { answerCards, mockSavedListings, savedCard } from "@/test/saved-api";
import { server } from "@/test/server";
import { practiceRow } from "@/test/staff-api";

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

/** A row of the doctor's own listings. */
const own = (changes: object) => ({
  ...listingRow(ownedBy(memberId)),
  confirmed_at: ago(1),
  ...changes,
});

interface Given {
  role: "doctor" | "patient" | "admin";
  listings?: ReturnType<typeof own>[];
  requests?: ReturnType<typeof receivedRow>[];
  /** Adds further mocks. */
  mock?: () => void;
}

async function openDashboard({ role, listings = [], requests = [], mock }: Given) {
  await signInForTest();
  answerProfile(() => profileRow({ roles: [{ role }] }));
  answerContributions({ listings });
  mockMemberData({ practices: listings.length > 0 ? [practiceRow("owner")] : [], requests });
  mock?.();
  renderApp(paths.dashboard);
  return within(await screen.findByRole("main"));
}

const waiting = [receivedRow(), receivedRow({ id: "second", status: "seen" })];

test.each([
  ["set up a practice", [], [], "Set Up Practice Profile", "/doctor/setup"],
  [
    "finish a draft, before anything else",
    [own({ id: "1" }), own({ id: "2", status: "draft" })],
    waiting,
    "Finish your listing",
    "/doctor/setup?practice=2",
  ],
  [
    "fix a rejected listing",
    [own({ id: "1", status: "rejected", rejection_count: 1 })],
    waiting,
    "Fix your listing",
    "/doctor/setup?practice=1",
  ],
  [
    "answer requests, before confirming",
    [own({ id: "1", confirmed_at: ago(100) })],
    waiting,
    "Answer 2 requests",
    "/dashboard#requests",
  ],
  [
    "confirm a listing after 90 days",
    [own({ id: "1", confirmed_at: ago(100) })],
    [receivedRow({ status: "waiting" })],
    "Confirm your info is current",
    "/doctor/setup/still-right?practice=1",
  ],
  ["edit the listing", [own({ id: "1" })], [], "Edit listing", "/doctor/setup?practice=1"],
])("a doctor's next step is to %s", async (_, listings, requests, action, href) => {
  const main = await openDashboard({ role: "doctor", listings, requests });
  const links = await main.findAllByRole("link", { name: action });
  expect(links[0]?.getAttribute("href")).toBe(href);
});

test("only published listings that weren't confirmed for 90 days are listed for confirmation", async () => {
  const main = await openDashboard({
    role: "doctor",
    listings: [
      own({ id: "1", practice_name: "Old", confirmed_at: ago(100) }),
      own({ id: "2", practice_name: "Never", confirmed_at: null }),
      own({ id: "3", practice_name: "Fresh", confirmed_at: ago(89) }),
      own({ id: "4", practice_name: "Waiting", status: "pending", confirmed_at: null }),
    ],
  });
  await main.findByRole("link", { name: "Confirm your info is current" });
  const links = main.getAllByRole("link", { name: /^(Old|Never|Fresh|Waiting)$/ });
  const toConfirm = links.filter((link) => link.getAttribute("href")?.includes("still-right"));
  expect(toConfirm.map((link) => link.closest("li")?.textContent)).toEqual([
    "Old: Confirmed 3 months ago",
    "Never: Not fully confirmed",
  ]);
});

test("an admin sees how much is waiting for review", async () => {
  const none = { listings: 0, changes: 0, claims: 0 };
  server.use(
    http.post("http://api.test/rest/v1/rpc/admin_count_queues", () =>
      HttpResponse.json([{ ...none, listings: 2, claims: 1 }]),
    ),
  );
  const main = await openDashboard({ role: "admin" });
  expect(await main.findByRole("heading", { name: "3 items to review" })).toBeTruthy();
  expect(main.getByRole("link", { name: "Open Admin" }).getAttribute("href")).toBe("/admin");
});

test("a doctor with an open claim isn't asked to set up a practice", async () => {
  const mock = () => mockMemberData({ claims: [claimRow()] });
  const main = await openDashboard({ role: "doctor", mock });
  expect(await main.findByRole("heading", { name: /^Your claim on/ })).toBeTruthy();
  await waitFor(() => expect(main.queryByText(/^Loading/)).toBeNull());
  expect(main.queryByRole("link", { name: "Set Up Practice Profile" })).toBeNull();
});

test("a patient's dashboard starts with requests, then the newest saved practices and alerts", async () => {
  const mock = () => {
    mockSavedListings(1, 2, 3, 4);
    answerCards((ids) =>
      [1, 2, 3, 4].map((number) => savedCard(number)).filter(({ id }) => ids.includes(id)),
    );
    server.use(
      http.get("http://api.test/rest/v1/alert_cards", () => HttpResponse.json([{ id: "alert" }])),
    );
  };
  const main = await openDashboard({ role: "patient", mock });
  const saved = within(await main.findByRole("region", { name: "Saved practices" }));
  expect(await saved.findByRole("link", { name: "Practice 1" })).toBeTruthy();
  expect(saved.queryByRole("link", { name: "Practice 4" })).toBeNull();
  expect(saved.getByText("and 1 more")).toBeTruthy();
  expect(await saved.findByText("1 alert turned on.")).toBeTruthy();
  const titles = main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf("Your requests")).toBeLessThan(titles.indexOf("Saved practices"));
  expect(titles.indexOf("Saved practices")).toBeLessThan(titles.indexOf("Your listings"));
});
