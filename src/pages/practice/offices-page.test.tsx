import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { ListingChange } from "@/hooks/editor/pending-changes";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerListing, apiError } from "@/test/directory-api";
import { ownedBy } from "@/test/listing-state";
import { detailRow, officeRow } from "@/test/listings";
import { changeRow } from "@/test/own-listing-api";
import { answerPlaceChecks } from "@/test/place-check-api";
import { renderApp } from "@/test/render-app";
import { answerSaves, type SentSave, saveAnswer } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { practiceRow } from "@/test/staff-api";
import { findToasts } from "@/test/toasts";

const practicesUrl = "http://api.test/rest/v1/rpc/list_my_practices";
const changesUrl = "http://api.test/rest/v1/listing_changes";
const listing = detailRow(ownedBy(memberId));

async function openOffices(
  offices: (typeof listing)["offices"] = [],
  changes: ListingChange[] = [],
) {
  await signInForTest();
  answerPlaceChecks();
  answerListing(() => ({ ...listing, offices }));
  server.use(http.post(practicesUrl, () => HttpResponse.json([practiceRow("owner")])));
  server.use(http.get(changesUrl, () => HttpResponse.json(changes)));
  let answer: (sent: SentSave) => Response | undefined = () => undefined;
  const sent = answerSaves(
    () => ({ ...listing, offices }),
    (save) => answer(save),
  );
  const app = renderApp(paths.offices(listing.id));
  await screen.findByRole("button", { name: "Save offices" });
  const answerWith = (next: typeof answer) => {
    answer = next;
  };
  return { ...app, sent, answerWith };
}

/** The offices in the last save. */
const sentOffices = (sent: readonly SentSave[]) =>
  sent.at(-1)?.changes.offices as Record<string, unknown>[];

const hoursOf = (group: HTMLElement) =>
  within(group).getByRole("textbox", { name: /^Opening hours/ });

type User = Awaited<ReturnType<typeof openOffices>>["user"];

/** Switches an office to hours as text. */
const typeHours = (user: User, group: HTMLElement) =>
  user.click(within(group).getByRole("button", { name: "Type hours instead" }));

test("hours are shown and saved as they are parsed", async () => {
  const { sent, user } = await openOffices();
  const main = screen.getByRole("group", { name: "1 Main St, Austin, TX 78704" });
  await typeHours(user, main);
  await user.type(hoursOf(main), "mon-thu 8-12, 1-5; fri 9 to noon");
  // The first one shows how the hours were parsed, and the second is for holidays.
  expect(within(main).getAllByRole("status")[0]?.textContent).toBe(
    "Mon–Thu8:00 AM – 12:00 PM1:00 PM – 5:00 PMFri9:00 AM – 12:00 PM",
  );
  await user.type(
    within(main).getByRole("textbox", { name: /^Parking/ }),
    "Free lot behind the building",
  );
  await user.selectOptions(within(main).getByRole("combobox", { name: /Step-free/ }), "Yes");
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  expect(await findToasts()).toEqual(["Offices saved"]);
  expect(sent).toMatchObject([
    {
      target: listing.id,
      base_version: listing.version,
      changes: {
        offices: [
          {
            address_city: null,
            step_free: true,
            parking: "Free lot behind the building",
            hours: [
              ...[1, 2, 3, 4].flatMap((day) => [
                [day, "08:00", "12:00"],
                [day, "13:00", "17:00"],
              ]),
              [5, "09:00", "12:00"],
            ],
          },
        ],
      },
    },
  ]);
});

test("hours can be set day by day and copied to weekdays", async () => {
  const { sent, user } = await openOffices();
  const main = within(screen.getByRole("group", { name: /1 Main St/ }));
  await user.click(main.getByLabelText("Open on Monday"));
  fireEvent.change(main.getByLabelText("Monday: opens"), { target: { value: "08:30" } });
  await user.click(main.getByLabelText("Copy to weekdays: Monday"));
  await user.click(main.getByLabelText("Open on Wednesday"));
  // Incomplete times and times before opening are discarded.
  for (const value of ["", "08:00"]) {
    fireEvent.change(main.getByLabelText("Friday: closes"), { target: { value } });
    fireEvent.blur(main.getByLabelText("Friday: closes"));
    expect(main.getByLabelText("Friday: closes")).toHaveProperty("value", "17:00");
  }
  fireEvent.change(main.getByLabelText("Friday: closes"), { target: { value: "12:00" } });
  // A night ends on the next day.
  await user.click(main.getByLabelText("Open on Saturday"));
  fireEvent.change(main.getByLabelText("Saturday: closes"), { target: { value: "23:00" } });
  fireEvent.change(main.getByLabelText("Saturday: opens"), { target: { value: "18:00" } });
  fireEvent.change(main.getByLabelText("Saturday: closes"), { target: { value: "02:00" } });
  expect(main.getByLabelText("Saturday: closes")).toHaveProperty("value", "02:00");
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  await findToasts();
  expect(sentOffices(sent)[0]?.hours).toEqual([
    [1, "08:30", "17:00"],
    [2, "08:30", "17:00"],
    [4, "08:30", "17:00"],
    [5, "08:30", "12:00"],
    [6, "18:00", "24:00"],
    [7, "00:00", "02:00"],
  ]);
});

test.each(["", "?practice=new", "?practice=' or 1=1"])(
  "the query %j shows a link to the member's practices",
  async (query) => {
    await signInForTest();
    server.use(http.post(practicesUrl, () => HttpResponse.json([])));
    renderApp(`${paths.offices()}${query}`);
    expect(await screen.findByText("Practice not found")).toBeTruthy();
    const links = screen.getAllByRole("link", { name: "Your practice" });
    expect(links.at(-1)?.getAttribute("href")).toBe(paths.practiceSetup);
  },
);

test("hours that can't be parsed show an error and keep the typed text", async () => {
  const { sent, user } = await openOffices();
  const main = screen.getByRole("group", { name: /1 Main St/ });
  await typeHours(user, main);
  await user.type(hoursOf(main), "Mon 9am-6am");
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  expect(await within(main).findByText(/Closing time must be after opening time/)).toBeTruthy();
  expect(sent).toEqual([]);
  expect(hoursOf(main)).toHaveProperty("value", "Mon 9am-6am");
});

test("an office can be added, corrected after an error, and removed", async () => {
  const { answerWith, sent, user } = await openOffices([
    officeRow({ hours: [[1, "09:00", "17:00"]] }),
  ]);
  const main = screen.getByRole("group", { name: /1 Main St/ });
  expect(within(main).getByLabelText("Open on Monday")).toHaveProperty("checked", true);
  expect(within(main).getByLabelText("Monday: opens")).toHaveProperty("value", "09:00");
  await typeHours(user, main);
  expect(hoursOf(main)).toHaveProperty("value", "Mon 9:00 AM – 5:00 PM");
  await user.click(screen.getByRole("button", { name: "Add an office" }));
  const office = within(screen.getByRole("group", { name: "Office 2" }));
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  expect(await office.findByText(/five-digit ZIP code/)).toBeTruthy();
  await user.type(office.getByLabelText("ZIP code"), "75201");
  // While the ZIP code has the focus. Afterwards the person could already be typing the city.
  await waitFor(() => expect(office.getByLabelText("City")).toHaveProperty("value", "Dallas"));
  expect(office.getByLabelText("State")).toHaveProperty("value", "TX");
  answerWith(() => apiError(400, "hours_invalid", "23514"));
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  expect(await screen.findByText(/^Check the opening hours/, { selector: "main *" })).toBeTruthy();
  answerWith(() => undefined);
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sentOffices(sent)[1]).toMatchObject({ address_city: "Dallas", address_state: "TX" });
  await user.click(screen.getByRole("button", { name: "Remove office 2" }));
  expect(screen.queryByRole("group", { name: "Office 2" })).toBeNull();
});

test("an office whose city contradicts its ZIP code offers a one-click correction", async () => {
  const { user } = await openOffices();
  await user.click(screen.getByRole("button", { name: "Add an office" }));
  const office = within(screen.getByRole("group", { name: "Office 2" }));
  await user.type(office.getByLabelText("City"), "Waco");
  await user.selectOptions(office.getByLabelText("State"), "Texas");
  await user.type(office.getByLabelText("ZIP code"), "75201");
  await user.tab();
  expect(await office.findByText("75201 is in Dallas, TX")).toBeTruthy();
  await user.click(office.getByRole("button", { name: "Use Dallas, TX" }));
  expect(office.getByLabelText("City")).toHaveProperty("value", "Dallas");
});

test("an office in a PO box or far away shows a warning but can be saved", async () => {
  const { sent, user } = await openOffices();
  await user.click(screen.getByRole("button", { name: "Add an office" }));
  const office = within(screen.getByRole("group", { name: "Office 2" }));
  await user.type(office.getByLabelText(/^Street address/), "P.O. Box 12");
  await user.type(office.getByLabelText("ZIP code"), "97201");
  await user.tab();
  expect(await office.findByText(/^This is a mailing address, not an office/)).toBeTruthy();
  expect(
    await office.findByText(/^This office is in Oregon, far from .* address in Texas/),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

const officeId = "0ff1ce00-0000-4000-8000-000000000001";
const north = { id: officeId, ...officeRow({ position: 1, name: "North" }) };
const roundRock = { address_city: "Round Rock", address_state: "TX", address_zip: "78664" };
const moved = { id: officeId, name: "North", ...roundRock, address_street: "1 Oak Street" };
const added = { name: "South", address_city: "Austin", address_state: "TX", address_zip: "78704" };
const waiting = () => [changeRow({ proposed: { npi: "1234567893", offices: [moved, added] } })];

test("a pending office is shown in the form next to what is published", async () => {
  const { sent, user } = await openOffices([officeRow(), { ...north, ...roundRock }], waiting());
  const row = await screen.findByRole("row", { name: /^Offices/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "North, Round Rock, TX 78664\nNothing",
    "North, 1 Oak Street, Round Rock, TX 78664\nSouth, Austin, TX 78704",
  ]);
  const second = within(screen.getByRole("group", { name: "Office 2" }));
  expect(second.getByLabelText(/^Street address/)).toHaveProperty("value", "1 Oak Street");
  const third = within(screen.getByRole("group", { name: "Office 3" }));
  await user.type(third.getByLabelText(/^Phone/), "(512) 555-0100");
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sentOffices(sent).map(({ id, name, phone }) => [id, name, phone])).toEqual([
    [null, null, null],
    [officeId, "North", null],
    [null, "South", "+15125550100"],
  ]);
});

test("the toast after saving names what is pending review", async () => {
  const { answerWith, user } = await openOffices([officeRow(), { ...north, ...roundRock }]);
  answerWith((sent) => saveAnswer(sent, {}, { waiting: ["offices"] }));
  const office = within(screen.getByRole("group", { name: "Office 2" }));
  await user.type(office.getByLabelText(/^Street address/), "1 Oak Street");
  await user.click(screen.getByRole("button", { name: "Save offices" }));
  expect(await findToasts()).toEqual([
    "Offices savedThe new name or address is pending review. Everything else is live.",
  ]);
});

test("the offices of a change can be canceled separately", async () => {
  const { user } = await openOffices([officeRow(), { ...north, ...roundRock }], waiting());
  const taken: unknown[] = [];
  server.use(
    http.post("http://api.test/rest/v1/rpc/withdraw_change", async ({ request }) => {
      taken.push(await request.json());
      server.use(
        http.post("http://api.test/rest/v1/rpc/list_my_practices", () =>
          HttpResponse.json([practiceRow("owner")]),
        ),
      );
      server.use(http.get(changesUrl, () => HttpResponse.json([])));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Cancel change" }));
  await waitFor(() => expect(screen.queryByText("Pending review")).toBeNull());
  expect(taken).toEqual([{ target: changeRow().id, fields: ["offices"] }]);
  expect(screen.queryByRole("group", { name: "Office 3" })).toBeNull();
  const second = within(screen.getByRole("group", { name: "Office 2" }));
  expect(second.getByLabelText(/^Street address/)).toHaveProperty("value", "");
});

test("rejected offices show the reason, and the form shows what is published", async () => {
  const proposed = { offices: [added] };
  const change = changeRow({ proposed, status: "declined", reason: "There is no such house." });
  await openOffices([], [change]);
  expect(await screen.findByText("There is no such house.")).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Office 2" })).toBeNull();
});

test("the page shows no form for another practice, and the member's own by default", async () => {
  const { router } = await openOffices();
  await router.navigate(paths.offices("5f0c4c1e-0000-4000-8000-000000000077"));
  expect(await screen.findByText("Practice not found")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save offices" })).toBeNull();
  await router.navigate(paths.offices());
  expect(await screen.findByRole("button", { name: "Save offices" })).toBeTruthy();
});

test("the hours of each office name the time zone of its ZIP code", async () => {
  const { user } = await openOffices();
  expect(await screen.findByText("Hours are in Central Time.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add an office" }));
  await user.type(screen.getByLabelText("ZIP code"), "97201");
  expect(await screen.findByText("Hours are in Pacific Time.")).toBeTruthy();
});
