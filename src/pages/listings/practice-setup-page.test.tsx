import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { OwnListing } from "@/hooks/listings/own-listings";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { bareClinician } from "@/test/clinicians";
import { apiError } from "@/test/directory-api";
import { ownListingRow } from "@/test/own-listing-api";
import { answerPlaceChecks } from "@/test/place-check-api";
import { renderApp } from "@/test/render-app";
import { answerSaves } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";

async function openSetup(
  practices: OwnListing[],
  role = "doctor",
  answers: Response[] = [],
  similar: object[] = [],
) {
  await signInForTest();
  answerPlaceChecks({ similar });
  const sent = answerSaves(
    () => practices[0] ?? {},
    () => answers.shift(),
  );
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role }])),
    http.get(`${rest}/doctors`, () => HttpResponse.json(practices)),
    http.get(`${rest}/listing_changes`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/list_my_practices`, () => HttpResponse.json([])),
    http.post("http://api.test/storage/v1/object/list/practice-photos", () =>
      HttpResponse.json([]),
    ),
  );
  const app = renderApp(paths.practiceSetup);
  await screen.findByRole("heading", { level: 1, name: "Your practice" });
  return { ...app, sent };
}

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });

test("a member who isn't a doctor sees other options", async () => {
  await openSetup([], "patient");
  const main = within(screen.getByRole("main"));
  expect(await main.findByText("This page is for doctors")).toBeTruthy();
  const links = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/add-doctor", "/directory"]);
  expect(main.queryByRole("textbox")).toBeNull();
});

test("a new practice is the doctor's own draft", async () => {
  const { sent, user } = await openSetup([]);
  await user.type(await field("Practice name"), "Elm Family Care");
  await user.type(await field("City"), "Austin");
  await user.type(await field("ZIP code"), "78704");
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "TX");
  await user.type(await field(/^Enrollment fee/), "$50");
  await user.click(screen.getByRole("radio", { name: "Accepting" }));
  await user.click(screen.getByRole("button", { name: "Add a price by age" }));
  await user.type(await field("Name"), "Seniors");
  await user.type(await field("From age"), "65");
  await user.type(await field("Price per month"), "95.50");
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  expect(await findToasts()).toEqual([
    "Practice savedOnly you can see this draft. Submit it for review when it's ready.",
  ]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    is_own_practice: true,
    is_draft: true,
    changes: {
      practice_name: "Elm Family Care",
      npi: null,
      enrollment_fee: 50,
      visit_fee: null,
      accepting_new_patients: true,
      tiers: [{ label: "Seniors", min_age: 65, max_age: null, monthly_price: 95.5 }],
    },
  });
  expect(sent[0]).not.toHaveProperty("base_version");
});

const clinician = (number: number) =>
  within(screen.getByRole("group", { name: `Clinician ${number}` }));

test("a new practice is saved with its clinicians, and an invalid NPI shows an error in its row", async () => {
  const { sent, user } = await openSetup([]);
  await user.type(await field("Practice name"), "Elm Family Care");
  await user.type(await field("City"), "Austin");
  await user.type(await field("ZIP code"), "78704");
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "TX");
  for (const name of ["Elena Quill", "Rosa Wren", "Nora Unlisted"]) {
    await user.click(screen.getByRole("button", { name: "Add a clinician" }));
    await user.type(screen.getAllByRole("textbox", { name: "Full name" }).at(-1) as Element, name);
  }
  await user.type(clinician(1).getByRole("textbox", { name: /^NPI/ }), "1234567893");
  await user.type(clinician(2).getByRole("textbox", { name: /^NPI/ }), "1234567893");
  await user.type(clinician(1).getByRole("textbox", { name: /^Languages/ }), "English, Tagalog");
  await user.type(clinician(1).getByRole("textbox", { name: /^Practicing since/ }), "2199");
  await user.selectOptions(clinician(2).getByRole("combobox", { name: "New patients" }), "true");
  await user.click(clinician(3).getByRole("button", { name: "Remove clinician 3" }));
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  expect(
    await clinician(2).findByText("Another clinician above already has this NPI"),
  ).toBeTruthy();
  const since = clinician(1).getByRole<HTMLInputElement>("textbox", { name: /^Practicing since/ });
  expect(clinician(1).getByText("Enter a year like 1998, or leave this empty")).toBeTruthy();
  expect([since.value, sent]).toEqual(["2199", []]);
  await user.clear(since);
  await user.type(since, "1998");
  await user.clear(clinician(2).getByRole("textbox", { name: /^NPI/ }));
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  await findToasts();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.changes.clinicians).toEqual([
    {
      ...bareClinician("Elena Quill"),
      languages: ["English", "Tagalog"],
      npi: "1234567893",
      practicing_since: 1998,
    },
    { ...bareClinician("Rosa Wren"), accepting_new_patients: true },
  ]);
});

test("an invalid NPI, an unsafe URL, and overlapping ages show errors at their fields", async () => {
  const tiers = [
    { label: "Children", min_age: 0, max_age: 18, monthly_price: 25 },
    { label: "Adults", min_age: 16, max_age: null, monthly_price: 75 },
  ];
  const { sent, user } = await openSetup([ownListingRow({ tiers, npi: null })]);
  await user.type(await field(/^NPI/), "1234567898");
  await user.clear(await field(/^Website/));
  await user.type(await field(/^Website/), "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  expect(await screen.findByText(/This is not a valid NPI/)).toBeTruthy();
  expect(screen.getByText(/Enter a web address like/)).toBeTruthy();
  expect(screen.getByText("Another row already has a price for this age")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("a saved practice can be edited, and a failure keeps the input", async () => {
  const { sent, user } = await openSetup([ownListingRow()], "doctor", [apiError(400)]);
  const name = await field("Practice name");
  await user.clear(name);
  await user.type(name, "Oak Direct Care");
  expect(screen.getByText("You have unsaved changes.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  expect(await findToasts()).toEqual([`Error saving practice${genericMessages.invalid}`]);
  const { id, version } = ownListingRow();
  expect(sent).toEqual([
    { target: id, base_version: version, changes: { practice_name: "Oak Direct Care" } },
  ]);
  expect((name as HTMLInputElement).value).toBe("Oak Direct Care");
});

test("the form links to the confirmation page", async () => {
  await openSetup([ownListingRow()]);
  expect(await screen.findByText("Not confirmed.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Confirm your info is current" });
  expect(link.getAttribute("href")).toBe(paths.confirmListing(ownListingRow().id));
});

const lookAlike = {
  id: "1",
  practice_name: "Elm Family",
  verified: true,
  similarity: 0.7,
  address_city: "Austin",
  address_state: "TX",
};

async function describeElm(user: Awaited<ReturnType<typeof openSetup>>["user"]) {
  await user.type(await field("Practice name"), "Elm Family Care");
  await user.type(await field("ZIP code"), "78704");
  await user.tab();
  await screen.findByDisplayValue("Austin");
}

test("a similar practice can be claimed or confirmed as a different one", async () => {
  const { sent, user } = await openSetup([], "doctor", [], [lookAlike]);
  await describeElm(user);
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  const insist = await screen.findByRole("button", { name: "No, it's a different practice" });
  expect(screen.getByRole("link", { name: "Elm Family" }).getAttribute("href")).toBe("/doctor/1");
  expect(screen.getByText(/open it and claim it there/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(insist);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("an exact duplicate is rejected with a link to claim it", async () => {
  const detail = { listing: "1", matched: ["NPI"], practice: "Elm Family Care, Austin, TX" };
  const refusal = apiError(409, "duplicate_listing", "PT409", detail);
  const { user } = await openSetup([], "doctor", [refusal]);
  await describeElm(user);
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  const way = await screen.findByRole("link", { name: "Claim it" });
  expect(way.getAttribute("href")).toBe("/doctor/1");
  expect(await screen.findByDisplayValue("Elm Family Care")).toBeTruthy();
});

test("a new practice is checked by its NPI before the rest is filled in", async () => {
  const asked: object[] = [];
  const listed = {
    id: "1",
    practice_name: "Elm Family",
    matched: ["NPI"],
    is_same: true,
    is_public: true,
    address_city: "Austin",
    address_state: "TX",
    is_owned: false,
  };
  const { user } = await openSetup([]);
  answerPlaceChecks({
    listed: (candidate) => {
      asked.push(candidate);
      return [listed];
    },
  });
  const names = (await screen.findAllByRole("textbox")).map((box) => box.getAttribute("name"));
  expect(names.slice(0, 4)).toEqual(["npi", "phone", "website", "practice_name"]);
  expect(names.filter((name) => name === "npi")).toHaveLength(1);
  await user.type(await field(/^NPI/), "1234567893");
  expect(await screen.findByText("This practice is already listed")).toBeTruthy();
  expect(asked).toEqual([{ npi: "1234567893" }]);
});

test("contradicting values show warnings while typing", async () => {
  const { user } = await openSetup([]);
  await user.type(await field(/^Monthly price/), "75");
  await user.type(await field(/^Couple price/), "200");
  await user.type(await field(/^Enrollment fee/), "900");
  await user.type(await field(/^Telehealth in/), "Texas");
  await user.click(screen.getByRole("button", { name: "Add a price by age" }));
  await user.type(await field("From age"), "18");
  await user.type(await field("Price per month"), "95");
  for (const message of [
    /^\$200 is more than two adults pay separately \(\$150\)/,
    /^\$900 is more than 5 months at \$75/,
    /^Telehealth states are listed, but telehealth isn't/,
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  // Shown at both contradicting prices.
  expect(await screen.findAllByText(/but the prices by age say \$95/)).toHaveLength(2);
  await user.clear(await field("Price per month"));
  await user.type(await field("Price per month"), "75");
  await waitFor(() => expect(screen.queryByText(/but the prices by age say/)).toBeNull());
});

test("changing the ZIP updates the city and state", async () => {
  const { sent, user } = await openSetup([ownListingRow()]);
  const zip = await field("ZIP code");
  await user.clear(zip);
  await user.type(zip, "02134");
  await user.tab();
  expect(await screen.findByDisplayValue("Allston")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "TX");
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  await user.click(await screen.findByRole("button", { name: "Use Allston, MA" }));
  await user.click(screen.getByRole("button", { name: "Save practice" }));
  const moved = { address_city: "Allston", address_state: "MA", address_zip: "02134" };
  await waitFor(() => expect(sent.map(({ changes }) => changes)).toEqual([moved]));
});

test("a doctor can choose among several practices", async () => {
  const second = ownListingRow({
    id: "5f0c4c1e-0000-4000-8000-000000000002",
    practice_name: "Elm Family Care",
  });
  const { user } = await openSetup([ownListingRow(), second]);
  expect(await screen.findByDisplayValue("Oak Family Medicine")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Elm Family Care" }));
  expect(await screen.findByDisplayValue("Elm Family Care")).toBeTruthy();
});
