import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Departures } from "@/hooks/practice/departures";
import type { MovedOn } from "@/hooks/practice/moved-clinicians";
import type { Practice } from "@/hooks/practice/own-practices";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { mockClinicianPhotos } from "@/test/clinicians";
import { answerListing, apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { practiceRow } from "@/test/staff-api";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";
const { doctor_id: id } = practiceRow("owner");
const elm = "5f0c4c1e-0000-4000-8000-000000000009";

const elena = { id: "e1", name: "Elena Quill", credentials: "MD", npi: "1234567893" };
const rosa = { id: "r1", name: "Rosa Wren", credentials: null, npi: null };
const left = { id: "d1", name: "Elena Quill", left_on: "2026-11-20", shows_new_practice: true };
const moved: MovedOn = {
  departure: "d1",
  name: "Elena Quill",
  left_on: "2026-11-20",
  listing: elm,
  practice_name: "Elm Family Care",
};

async function openDepartures(
  given: Partial<Departures>,
  access: Practice[] = [practiceRow("owner")],
) {
  await signInForTest();
  let stored: Departures = { clinicians: [], departures: [], movedOn: [], ...given };
  const sent: Record<string, unknown>[] = [];
  let reply: () => Response = () => new HttpResponse(null, { status: 204 });
  const keep = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return reply();
  };
  server.use(
    http.post(`${rest}/rpc/list_my_practices`, () => HttpResponse.json(access)),
    http.get(`${rest}/clinicians`, () => HttpResponse.json(stored.clinicians)),
    http.get(`${rest}/clinician_departures`, () => HttpResponse.json(stored.departures)),
    http.post(`${rest}/rpc/list_departures`, () => HttpResponse.json(stored.movedOn)),
    http.post(`${rest}/rpc/record_departure`, keep),
    http.post(`${rest}/rpc/undo_departure`, keep),
    ...mockClinicianPhotos(),
  );
  const app = renderApp(paths.departures(id));
  const answerWith = (next: typeof reply, then: Partial<Departures> = {}) => {
    reply = () => {
      stored = { ...stored, ...then };
      return next();
    };
  };
  return { ...app, sent, answerWith };
}

test("a departure is recorded with its date and a link to the new practice", async () => {
  const { answerWith, sent, user } = await openDepartures({ clinicians: [elena, rosa] });
  await user.click(await screen.findByRole("button", { name: "Record departure of Elena Quill" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Has Elena Quill left?" }));
  fireEvent.change(dialog.getByLabelText("Left on"), { target: { value: "2025-11-01" } });
  answerWith(() => apiError(400, "date_out_of_range", "23514"));
  await user.click(dialog.getByRole("button", { name: "Record departure" }));
  expect(await dialog.findByText(/Enter a day within the last 12 months/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Left on"), { target: { value: "2026-11-20" } });
  answerWith(() => new HttpResponse(null, { status: 204 }), {
    clinicians: [rosa],
    departures: [left],
  });
  await user.click(dialog.getByRole("button", { name: "Record departure" }));
  expect(await findToasts()).toEqual(["Departure of Elena Quill recorded"]);
  expect(sent.at(-1)).toEqual({
    target: id,
    clinician: "e1",
    left_on: "2026-11-20",
    shows_new_practice: true,
  });
  expect(await screen.findByText(/^Left on November 20, 2026/)).toBeTruthy();
  expect(screen.getByText(/will link to their new practice once another/)).toBeTruthy();
});

test("a clinician without an NPI can't be linked to a new practice", async () => {
  const { sent, user } = await openDepartures({ clinicians: [rosa] });
  await user.click(await screen.findByRole("button", { name: "Record departure of Rosa Wren" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByRole("checkbox")).toBeNull();
  expect(dialog.getByText(/can't link to their next practice/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Record departure" }));
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ clinician: "r1", shows_new_practice: false }),
  );
});

test("a departure shows its new practice and can be undone after a confirmation", async () => {
  const { answerWith, sent, user } = await openDepartures({ departures: [left], movedOn: [moved] });
  const link = await screen.findByRole("link", { name: "Elm Family Care" });
  expect(link.getAttribute("href")).toBe(paths.listing(elm));
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Undo the departure of Elena Quill?" }),
  );
  answerWith(() => HttpResponse.json(false), { clinicians: [elena], departures: [] });
  await user.click(dialog.getByRole("button", { name: "Undo departure" }));
  expect(await findToasts()).toEqual(["Elena Quill is backYour listing shows them again"]);
  expect(sent).toEqual([{ departure: "d1" }]);
  expect(
    await screen.findByRole("button", { name: "Record departure of Elena Quill" }),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("the front desk and members of other practices can't open the page", async () => {
  await openDepartures({ clinicians: [elena] }, [practiceRow("front_desk")]);
  expect(await screen.findByText("Practice not found")).toBeTruthy();
  expect(screen.queryByText("Elena Quill")).toBeNull();
});

test("a practice without named clinicians sees what to do instead", async () => {
  await openDepartures({});
  expect(await screen.findByText(/the owner can close the practice/)).toBeTruthy();
});

test("a listing links to a former clinician's new practice", async () => {
  const listing = detailRow({ departures: [{ shows_new_practice: true }] });
  answerListing(() => listing);
  server.use(
    http.post(`${rest}/rpc/list_departures`, () => HttpResponse.json([moved])),
    http.get(`${rest}/practice_stories`, () => HttpResponse.json([])),
  );
  renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  scrollEverythingIntoView();
  expect((await screen.findByText(/left this practice/)).textContent).toBe(
    "Elena Quill left this practice on November 20, 2026 and is now listed at Elm Family Care.",
  );
});

test("an unpublished listing can't link to a former clinician's new practice", async () => {
  const { answerWith, sent, user } = await openDepartures({ clinicians: [elena] }, [
    { ...practiceRow("owner"), status: "withdrawn" },
  ]);
  await user.click(await screen.findByRole("button", { name: "Record departure of Elena Quill" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Has Elena Quill left?" }));
  expect(dialog.getByText(/Your listing isn't published/)).toBeTruthy();
  expect(dialog.queryByRole("checkbox")).toBeNull();
  answerWith(() => new HttpResponse(null, { status: 204 }));
  await user.click(dialog.getByRole("button", { name: "Record departure" }));
  await waitFor(() => expect(sent[0]).toMatchObject({ shows_new_practice: false }));
});
