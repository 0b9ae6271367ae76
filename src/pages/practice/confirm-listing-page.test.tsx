import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Practice } from "@/hooks/practice/own-practices";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { ownedBy } from "@/test/listing-state";
import { detailRow, officeRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { type SentSave, saveAnswer } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { practiceRow } from "@/test/staff-api";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";
const listing = detailRow({
  ...ownedBy(memberId),
  phone: "+15125550142",
  version: 7,
  prices_confirmed_at: "2026-08-02T12:00:00+00:00",
  offices: [officeRow({ hours: [[1, "09:00", "17:00"]] })],
});
const today = "2026-11-21T12:00:00+00:00";

async function openStillRight(access: Practice[], query = "") {
  await signInForTest();
  const sent: Record<string, unknown>[] = [];
  let stored = listing;
  let refusal: Response | undefined;
  server.use(
    http.post(`${rest}/rpc/list_my_practices`, () => HttpResponse.json(access)),
    http.get(`${rest}/doctors`, () => HttpResponse.json(stored)),
    http.post(`${rest}/rpc/confirm_listing`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      if (!refusal) stored = { ...stored, [`${body.part}_confirmed_at`]: today };
      return refusal ?? HttpResponse.json(today);
    }),
  );
  const app = renderApp(`${paths.confirmListing()}${query}`);
  const refuseWith = (answer: Response) => {
    refusal = answer;
  };
  return { ...app, sent, refuseWith };
}

const card = (name: string) => {
  const heading = screen.getByRole("heading", { level: 2, name });
  return within(heading.closest("li") ?? heading);
};

test("each part shows its date, a confirm button, and an edit link", async () => {
  const { sent, user } = await openStillRight([practiceRow("owner")]);
  await screen.findByRole("heading", { name: "Prices" });
  const prices = card("Prices");
  expect(prices.getByText("$75")).toBeTruthy();
  expect(prices.getByText("Prices confirmed August 2, 2026")).toBeTruthy();
  const corrections = screen.getAllByRole("link", { name: /^Edit/ });
  expect(corrections.map((link) => link.getAttribute("href"))).toEqual([
    paths.ownPracticeField(listing.id, "monthly_price"),
    paths.ownPracticeField(listing.id, "offices"),
    paths.ownPracticeField(listing.id, "phone"),
  ]);
  expect(card("Offices and hours").getByText("9:00 AM – 5:00 PM")).toBeTruthy();
  expect(card("Phone").getByText("(512) 555-0142")).toBeTruthy();
  expect(card("Phone").getByText("Phone not confirmed")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Confirm: Phone" }));
  expect(await findToasts()).toEqual(["Phone confirmedYour listing now shows today's date"]);
  expect(sent).toEqual([{ target: listing.id, part: "phone", seen_version: 7 }]);
  expect(await card("Phone").findByText("Phone confirmed November 21, 2026")).toBeTruthy();
  expect(card("Prices").getByText("Prices confirmed August 2, 2026")).toBeTruthy();
});

test("one click confirms everything", async () => {
  const { sent, user } = await openStillRight([practiceRow("manager")]);
  await user.click(await screen.findByRole("button", { name: "Confirm all" }));
  await waitFor(() => expect(sent).toEqual([{ target: listing.id, seen_version: 7 }]));
});

test("the front desk confirms whether the practice accepts patients, and nothing else", async () => {
  await openStillRight([practiceRow("front_desk")]);
  await screen.findByRole("heading", { name: "Availability" });
  expect(screen.getByRole("button", { name: "Accepting" })).toBeTruthy();
  const buttons = screen.getAllByRole("button", { name: /^Confirm:/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Confirm: Availability",
  ]);
  expect(screen.queryByRole("link", { name: /^Edit/ })).toBeNull();
});

test("parts can't be confirmed while the panel is being saved", async () => {
  const { sent, user } = await openStillRight([practiceRow("owner")]);
  let save = () => {};
  const isSaved = new Promise<void>((done) => {
    save = done;
  });
  server.use(
    http.post(`${rest}/rpc/save_listing`, async ({ request }) => {
      await isSaved;
      server.use(http.get(`${rest}/doctors`, () => HttpResponse.json({ ...listing, version: 8 })));
      return saveAnswer((await request.json()) as SentSave);
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Not accepting" }));
  const press = screen.getByRole("button", { name: "Confirm: Availability" });
  await waitFor(() => expect(press.ariaBusy).toBe("true"));
  await user.click(press);
  save();
  await waitFor(() => expect(press.ariaBusy).toBeNull());
  expect(sent).toEqual([]);
  await user.click(press);
  await waitFor(() => expect(sent).toMatchObject([{ part: "panel", seen_version: 8 }]));
});

test("confirming a changed listing fails and reloads it", async () => {
  const { refuseWith, user } = await openStillRight([practiceRow("owner")]);
  refuseWith(apiError(409, "listing_changed"));
  await user.click(await screen.findByRole("button", { name: "Confirm: Prices" }));
  expect(await findToasts()).toEqual([
    "Not confirmedThis listing has changed since you opened it. Please review it again.",
  ]);
});

test("a member can choose among several practices, and sees how to get one without any", async () => {
  const other = practiceRow("manager", { doctor_id: "2", practice_name: "Elm Care" });
  const several = await openStillRight([practiceRow("owner"), other], "?practice=2");
  const chosen = await screen.findByRole("link", { name: "Elm Care" });
  expect(chosen.getAttribute("aria-current")).toBe("page");
  several.unmount();
  await openStillRight([]);
  expect(await screen.findByText("You don't manage a listing yet")).toBeTruthy();
});
