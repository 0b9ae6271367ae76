import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { bareClinician, clinicianRow, mockClinicianPhotos } from "@/test/clinicians";
import { expectConsole } from "@/test/console";
import { apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import { claimedListing, claimRow } from "@/test/listing-api";
import { ownListingRow } from "@/test/own-listing-api";
import { answerPlaceChecks } from "@/test/place-check-api";
import { renderApp } from "@/test/render-app";
import { answerSaves } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

const rest = "http://api.test/rest/v1";

const services = [
  { name: "office_visits", label: "Office visits", explanation: "At the office", is_basic: true },
  { name: "imaging", label: "Imaging", explanation: "X-rays", is_basic: false },
];

async function openSetup(
  practices: OwnListing[],
  role = "doctor",
  answers: Response[] = [],
  similar: object[] = [],
  address: string = paths.practiceSetup,
  claims = practices.map((practice) =>
    claimRow({
      doctor_id: practice.id,
      status: "prepared",
      listing: claimedListing({ npi: "1234567893" }),
    }),
  ),
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
    http.get(`${rest}/claim_evidence`, () => HttpResponse.json(claims)),
    http.get(`${rest}/listing_versions`, () => HttpResponse.json([])),
    ...mockClinicianPhotos(),
    http.get(`${rest}/services`, () => HttpResponse.json(services)),
    http.post(`${rest}/rpc/list_my_practices`, () => HttpResponse.json([])),
    http.post("http://api.test/storage/v1/object/list/practice-photos", () =>
      HttpResponse.json([]),
    ),
  );
  const app = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: "Your practice" });
  return { ...app, sent };
}

const { id } = ownListingRow();

/** Opens a section of a practice. */
const openSection = (section: string, practice: OwnListing, answers: Response[] = []) =>
  openSetup([practice], "doctor", answers, [], paths.ownPractice(id, { section }));

const press = async (user: Awaited<ReturnType<typeof openSetup>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));
const step = (name: string) => screen.findByRole("heading", { level: 2, name });
const field = (name: string | RegExp) => screen.findByRole("textbox", { name });

test("a member who isn't a doctor sees other options", async () => {
  await openSetup([], "patient");
  const main = within(screen.getByRole("main"));
  expect(await main.findByText("This page is for doctors")).toBeTruthy();
  const links = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/add-doctor", "/directory"]);
  expect(main.queryByRole("textbox")).toBeNull();
});

test("a first setup saves each step as the doctor's own draft, with the changed fields only", async () => {
  const { sent, user, router } = await openSetup([]);
  await enterText(user, await field("Practice name"), "Elm Family Care");
  await enterText(user, await field("ZIP code"), "78704");
  await press(user, "Continue");
  await step("The basics");
  await screen.findByDisplayValue("Austin");
  await enterText(user, await field(/^Practice phone/), "(512) 555-0142");
  await press(user, "Continue");
  await step("Your price");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ is_own_practice: true, is_draft: true });
  expect(sent[0]?.changes).toEqual({
    practice_name: "Elm Family Care",
    address_zip: "78704",
    address_city: "Austin",
    address_state: "TX",
    phone: "+15125550142",
  });
  expect(sent[0]).not.toHaveProperty("base_version");
  expect(new URLSearchParams(router.state.location.search).get("step")).toBe("price");

  await enterText(user, await field(/^Monthly price/), "$85");
  await press(user, "Continue");
  await step("Patients and hours");
  await user.click(screen.getByRole("radio", { name: "Accepting" }));
  await user.click(screen.getByRole("checkbox", { name: "Open on Monday" }));
  await press(user, "Continue");
  await step("What's included and languages");
  await press(user, "Add English");
  await press(user, "Add Spanish");
  await user.click(screen.getByText("What the fee covers"));
  await press(user, "Include all basic services");
  await press(user, "Continue");
  await step("Photo, About, and preview");
  expect(sent.slice(1)).toMatchObject([
    { base_version: 1, changes: { monthly_price: 85 } },
    {
      base_version: 2,
      changes: { accepting_new_patients: true, offices: [{ hours: [[1, "09:00", "17:00"]] }] },
    },
    {
      base_version: 3,
      changes: {
        languages: ["English", "Spanish"],
        services: [{ service: "office_visits", coverage: "included" }],
      },
    },
  ]);
});

/** Opens the basics of a first setup, and fills in what every listing needs. */
async function openBasics(answers: Response[] = [], similar: object[] = []) {
  const app = await openSetup([], "doctor", answers, similar, `${paths.practiceSetup}?step=basics`);
  await enterText(app.user, await field("Practice name"), "Elm Family Care");
  await enterText(app.user, await field("ZIP code"), "78704");
  await app.user.tab();
  await screen.findByDisplayValue("Austin");
  return app;
}

test("what was typed in a step is there after going back and forward", async () => {
  const { user } = await openBasics();
  await enterText(user, await field(/^Website/), "elm.example.com");
  await user.click(screen.getByRole("link", { name: "Back" }));
  await step("Find your practice");
  expect(await screen.findByDisplayValue("78704")).toBeTruthy();
  await press(user, "Continue");
  await step("The basics");
  expect(await screen.findByDisplayValue("elm.example.com")).toBeTruthy();
});

test("a step lists its errors with links to the fields, and saves nothing", async () => {
  const { sent, user } = await openSetup([]);
  await press(user, "Continue");
  expect(await screen.findByText(/^NPI: Enter your NPI, or the practice name/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Skip, enter it myself" }));
  await step("The basics");
  await enterText(user, await field(/^Practice phone/), "123");
  await press(user, "Continue");
  const summary = within(await screen.findByRole("alert"));
  const errors = summary.getAllByRole("button").map(({ textContent }) => textContent);
  expect(errors).toHaveLength(5);
  await user.click(summary.getByRole("button", { name: /^City: Enter the city/ }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "City" }));
  expect(sent).toEqual([]);
});

const draft = ownListingRow({
  status: "draft",
  ownership: "claimed",
  monthly_price: null,
  yearly_price: null,
});

test("a draft opens at its first incomplete step", async () => {
  await openSetup([draft]);
  expect(await step("Your price")).toBeTruthy();
});

test("a draft is saved and submitted from the last step", async () => {
  const path = paths.ownPractice(id, { step: "finish" });
  const { sent, user } = await openSetup([draft], "doctor", [], [], path);
  const moved: unknown[] = [];
  server.use(
    http.post(`${rest}/rpc/submit_listing`, async ({ request }) => {
      moved.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await enterText(user, await field(/^About the practice/), " More.");
  await press(user, "Submit for review");
  expect(await findToasts()).toEqual([
    "Listing submitted for reviewAn admin will review it before it appears in the directory",
  ]);
  expect(sent.map(({ changes }) => Object.keys(changes))).toEqual([["bio"]]);
  expect(moved).toEqual([{ target: id }]);
});

test("the preview of the whole page shows what was just typed", async () => {
  const path = paths.ownPractice(id, { step: "finish" });
  const { sent, user, router } = await openSetup([draft], "doctor", [], [], path);
  await enterText(user, await field(/^About the practice/), " More.");
  await press(user, "Save and preview the whole page");
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.listing(id)));
  expect(sent.map(({ changes }) => Object.keys(changes))).toEqual([["bio"]]);
});

test("an invalid NPI shows its error at the field", async () => {
  const { sent, user } = await openSection("basics", ownListingRow({ npi: null }));
  await enterText(user, await field(/^NPI/), "1234567898");
  await press(user, "Save");
  expect(await screen.findByText(/^This is not a valid NPI/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test("hours lose their error once they can be read", async () => {
  const { user } = await openSection("hours", ownListingRow({ offices: [] }));
  await press(user, "Type hours instead");
  const hours = await field(/^Opening hours/);
  await user.type(hours, "sometimes");
  const byDay = screen.getByRole("button", { name: "Set hours by day" });
  expect(byDay).toHaveProperty("disabled", true);
  await press(user, "Save");
  await waitFor(() => expect(hours.getAttribute("aria-invalid")).toBe("true"));
  await user.clear(hours);
  await user.type(hours, "Mon 9-5");
  expect(hours.getAttribute("aria-invalid")).toBeNull();
  expect(byDay).toHaveProperty("disabled", false);
});

test("an unsafe URL shows an error at the field", async () => {
  const { sent, user } = await openSection("contact", ownListingRow());
  await user.clear(await field(/^Website/));
  await enterText(user, await field(/^Website/), "javascript:alert(1)");
  await press(user, "Save");
  expect(await screen.findByText(/^Enter a web address like/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test("overlapping ages show an error at their row", async () => {
  const tiers = [
    { label: "Children", min_age: 0, max_age: 18, monthly_price: 25 },
    { label: "Adults", min_age: 16, max_age: null, monthly_price: 75 },
  ];
  const { sent, user } = await openSection("prices", ownListingRow({ tiers }));
  await press(user, "Save");
  expect(await screen.findByText("Another row already has a price for this age")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("a clinician's NPI that another one has shows an error in its row", async () => {
  const clinicians = ["Elena Quill", "Rosa Wren", "Nora Unlisted"].map((name, position) =>
    clinicianRow({ ...bareClinician(name), position }),
  );
  const { sent, user } = await openSection("clinicians", ownListingRow({ clinicians }));
  const clinician = async (number: number) =>
    within(await screen.findByRole("group", { name: `Clinician ${number}` }));
  const [elena, rosa, nora] = [await clinician(1), await clinician(2), await clinician(3)];
  await enterText(user, elena.getByLabelText(/^NPI/), "1234567893");
  await enterText(user, rosa.getByLabelText(/^NPI/), "1234567893");
  await enterText(user, elena.getByLabelText(/^Languages/), "English, Tagalog");
  const since = elena.getByLabelText<HTMLInputElement>(/^Practicing since/);
  await enterText(user, since, "2199");
  await user.selectOptions(rosa.getByLabelText("New patients"), "true");
  await user.click(nora.getByText("Remove"));
  await press(user, "Save");
  expect(await rosa.findByText("Another clinician above already has this NPI")).toBeTruthy();
  expect(elena.getByText("Enter a year like 1998, or leave this empty")).toBeTruthy();
  expect([since.value, sent]).toEqual(["2199", []]);
  await user.clear(since);
  await enterText(user, since, "1998");
  await user.clear(rosa.getByLabelText(/^NPI/));
  await press(user, "Save");
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

test("a saved practice can be edited, and a failure keeps the input", async () => {
  const { sent, user } = await openSection("basics", ownListingRow(), [apiError(400)]);
  const name = await field("Practice name");
  await user.clear(name);
  await enterText(user, name, "Oak Direct Care");
  expect(screen.getByText("You have unsaved changes.")).toBeTruthy();
  await press(user, "Save");
  expect(await findToasts()).toEqual([`Error saving practice${genericMessages.invalid}`]);
  const { version } = ownListingRow();
  expect(sent).toEqual([
    { target: id, base_version: version, changes: { practice_name: "Oak Direct Care" } },
  ]);
  expect((name as HTMLInputElement).value).toBe("Oak Direct Care");
});

test("the overview links to the confirmation page", async () => {
  await openSetup([ownListingRow()]);
  expect(await screen.findByText("Not fully confirmed.")).toBeTruthy();
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

test("a doctor whose practice waits for a review is asked for the evidence of a claim", async () => {
  const waiting = { status: "pending", ownership: "claimed" } as const;
  const { user } = await openSetup([ownListingRow(waiting)]);
  expect(await step("Your ownership of Oak Family Medicine")).toBeTruthy();
  // The NPI is the one that the doctor entered for the practice.
  expect((await field("NPI")) as HTMLInputElement).toHaveProperty("value", "1234567893");
  expect(screen.queryByRole("button", { name: "Withdraw claim" })).toBeNull();
  const saved = answerChange("patch", "claim_evidence", () =>
    HttpResponse.json([{ doctor_id: id }]),
  );
  await enterText(user, await field("Your full name"), "Dana Oak");
  await enterText(user, await field(/^Your role/), "Physician");
  await enterText(user, await field(/^Work email/), "dana@oak.test");
  await press(user, "Save details");
  await waitFor(() =>
    expect(saved).toMatchObject([{ npi: "1234567893", work_email: "dana@oak.test" }]),
  );
});

test("a doctor whose claim was rejected reads why, and what to do next, before the first step", async () => {
  const reason = "That address belongs to a hospital.";
  const listing = claimedListing({ ownership: "none" });
  const claims = [claimRow({ doctor_id: id, status: "rejected", reason, listing })];
  await openSetup([], "doctor", [], [], paths.practiceSetup, claims);
  const decision = await screen.findByText("Your claim was rejected");
  expect(screen.getByText(new RegExp(reason))).toBeTruthy();
  expect(screen.getByText(/claim the listing again/)).toBeTruthy();
  expect((await step("Find your practice")).compareDocumentPosition(decision)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test.each([undefined, "elsewhere"])(
  "a doctor whose claim is pending isn't asked to set up the practice again: %s",
  async (doctor_id = id) => {
    // The page of the practice.
    server.use(http.post(`${rest}/rpc/get_merge_target`, () => HttpResponse.json(null)));
    const claims = [claimRow({ doctor_id })];
    const { router } = await openSetup([], "doctor", [], [], paths.ownPractice(id), claims);
    if (doctor_id === id) {
      await waitFor(() => expect(router.state.location.pathname).toBe(paths.listing(id)));
    } else {
      expect(await step("Your claim on Oak Family Medicine")).toBeTruthy();
      expect(screen.getByText("If another practice is yours, find it below.")).toBeTruthy();
    }
  },
);

test("a similar practice can be claimed or confirmed as a different one", async () => {
  const { sent, user } = await openBasics([], [lookAlike]);
  expect((await screen.findByRole("link", { name: "Elm Family" })).getAttribute("href")).toBe(
    "/doctor/1",
  );
  expect(screen.getByText(/open it and claim it there/)).toBeTruthy();
  await enterText(user, await field(/^Website/), "elm.example.com");
  await press(user, "Continue");
  const insist = await screen.findByRole("button", { name: "No, it's a different practice" });
  expect(sent).toEqual([]);
  await user.click(insist);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("an exact duplicate is rejected with a link to claim it", async () => {
  const detail = { listing: "1", matched: ["NPI"], practice: "Elm Family Care, Austin, TX" };
  const refusal = apiError(409, "duplicate_listing", "PT409", detail);
  const { user } = await openBasics([refusal]);
  await enterText(user, await field(/^Website/), "elm.example.com");
  await press(user, "Continue");
  const way = await screen.findByRole("link", { name: "Claim it" });
  expect(way.getAttribute("href")).toBe(paths.claimListing("1"));
  expect(await screen.findByDisplayValue("Elm Family Care")).toBeTruthy();
});

const listedElm = {
  id: "1",
  practice_name: "Elm Family",
  matched: ["NPI"],
  is_same: true,
  is_public: true,
  address_city: "Austin",
  address_state: "TX",
  is_owned: false,
};

test("a new practice is checked by its NPI before anything else", async () => {
  const asked: object[] = [];
  const { user } = await openSetup([]);
  answerPlaceChecks({
    listed: (candidate) => {
      asked.push(candidate);
      return [listedElm];
    },
  });
  await enterText(user, await field(/^NPI/), "1234567893");
  expect(await screen.findByText("This practice is already listed")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Claim it" })).toBeTruthy();
  expect(asked).toEqual([{ npi: "1234567893" }]);
});

const registryRecord = {
  status: "active",
  kind: "individual",
  name: "NORA O'CONNELL",
  credential: "M.D.",
  taxonomy: "Family Medicine",
  street: "41 CEDAR BREAK RD STE 4",
  city: "AUSTIN",
  state: "TX",
  zip: "787040000",
  phone: "737-555-0187",
};

/** Opens a first setup, with the NPI registry's response to each lookup. Returns the NPIs that were looked up. */
async function openWithRegistry(respond: (npi: string) => Response | Promise<Response>) {
  const app = await openSetup([]);
  const lookups: string[] = [];
  server.use(
    http.post("http://api.test/functions/v1/look-up-npi", async ({ request }) => {
      const { npi } = (await request.json()) as { npi: string };
      lookups.push(npi);
      return respond(npi);
    }),
  );
  return { ...app, lookups };
}

const fieldValue = async (name: string | RegExp) => ((await field(name)) as HTMLInputElement).value;

test("the basics are filled in from the NPI registry, and saved as they are shown", async () => {
  const { sent, user, lookups } = await openWithRegistry(() => HttpResponse.json(registryRecord));
  await enterText(user, await field(/^NPI/), "1234567893");
  await press(user, "Continue");
  await step("The basics");
  expect(lookups).toEqual(["1234567893"]);
  expect(screen.getByText("Filled in from the NPI registry:")).toBeTruthy();
  expect(
    screen.getByText(/^physician, specialty, address, and phone\. Check it: registry addresses/),
  ).toBeTruthy();
  await enterText(user, await field("Practice name"), "Cedar Break Direct Care");
  await enterText(user, await field(/^Physician/), ", FAAFP");
  await press(user, "Continue");
  await step("Your price");
  expect(sent[0]?.changes).toEqual({
    npi: "1234567893",
    practice_name: "Cedar Break Direct Care",
    credentials: "Nora O'Connell, MD, FAAFP",
    clinicians: [
      expect.objectContaining({
        name: "Nora O'Connell",
        credentials: "MD, FAAFP",
        specialty: "Family Medicine",
        npi: "1234567893",
      }),
    ],
    specialty: "Family Medicine",
    address_street: "41 Cedar Break Rd Ste 4",
    address_zip: "78704",
    address_city: "Austin",
    address_state: "TX",
    phone: "+17375550187",
  });
});

test("the registry doesn't overwrite what was typed, also after going back", async () => {
  const { user, lookups } = await openWithRegistry(() => HttpResponse.json(registryRecord));
  await enterText(user, await field(/^NPI/), "1234567893");
  await enterText(user, await field("ZIP code"), "75201");
  await press(user, "Continue");
  await step("The basics");
  expect(await fieldValue(/^Street address/)).toBe("");
  expect(await fieldValue("City")).toBe("Dallas");
  expect(
    screen.getByText(/^physician, specialty, and phone\. Check it: registry addresses/),
  ).toBeTruthy();
  await user.clear(await field(/^Practice phone/));
  await user.click(screen.getByRole("link", { name: "Back" }));
  await step("Find your practice");
  await press(user, "Continue");
  await step("The basics");
  expect(await fieldValue(/^Practice phone/)).toBe("");
  expect(lookups).toHaveLength(1);
});

test("another NPI replaces what the first one filled in", async () => {
  const { user } = await openWithRegistry((npi) =>
    HttpResponse.json(npi === "1234567893" ? registryRecord : { status: "not found" }),
  );
  await enterText(user, await field(/^NPI/), "1234567893");
  await press(user, "Continue");
  await step("The basics");
  await user.click(screen.getByRole("link", { name: "Back" }));
  await user.clear(await field(/^NPI/));
  await enterText(user, await field(/^NPI/), "1000000004");
  await press(user, "Continue");
  expect(await screen.findByText(/^NPI 1000000004 isn't in the NPI registry/)).toBeTruthy();
  expect(await fieldValue(/^Physician/)).toBe("");
  await user.click(screen.getByRole("link", { name: "Check the number" }));
  expect(await step("Find your practice")).toBeTruthy();
});

const limit = {
  action: "NPI lookups",
  max: 20,
  is_first_day: false,
  is_hourly: false,
  minutes: 600,
};

test.each([
  [
    "is down",
    () => HttpResponse.json({ message: "Down" }, { status: 503 }),
    /isn't available/,
    /Down/,
  ],
  [
    "was asked too often",
    () => apiError(429, "rate_limit_reached", "PT429", limit),
    /^You've reached the limit of 20 NPI lookups per day\. .* You can enter everything yourself/,
  ],
  [
    "has a deactivated NPI",
    () => HttpResponse.json({ status: "deactivated" }),
    /^NPI 1234567893 is deactivated/,
  ],
])("a registry that %s doesn't block the setup", async (_, respond, note, logged?: RegExp) => {
  if (logged) expectConsole("error", logged);
  const { user } = await openWithRegistry(respond);
  await enterText(user, await field(/^NPI/), "1234567893");
  await press(user, "Continue");
  await step("The basics");
  expect(await screen.findByText(note)).toBeTruthy();
  expect(await fieldValue(/^Physician/)).toBe("");
});

test("the step can be skipped while the registry is slow", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, lookups, router } = await openWithRegistry(async () => {
    await isAnswered;
    return HttpResponse.json(registryRecord);
  });
  await enterText(user, await field(/^NPI/), "1234567893");
  await press(user, "Continue");
  await waitFor(() => expect(lookups).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Skip, enter it myself" }));
  await step("The basics");
  answer();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Continue" })).toHaveProperty("disabled", false),
  );
  expect(await fieldValue(/^Physician/)).toBe("");
  expect(new URLSearchParams(router.state.location.search).get("step")).toBe("basics");
});

test("a practice that is already listed with this NPI isn't looked up, and is offered to claim", async () => {
  const { user, lookups } = await openWithRegistry(() => HttpResponse.json(registryRecord));
  answerPlaceChecks({ listed: () => [listedElm] });
  await enterText(user, await field(/^NPI/), "1234567893");
  await press(user, "Continue");
  const notice = await screen.findByText("This practice is already listed");
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(screen.getByRole("link", { name: "Claim it" }).getAttribute("href")).toBe(
    paths.claimListing("1"),
  );
  expect(screen.queryByRole("button", { name: /different practice/ })).toBeNull();
  expect(lookups).toEqual([]);
  await step("Find your practice");
});

test("a practice that is listed with the name or phone of the registry is offered to claim", async () => {
  const { user } = await openWithRegistry(() =>
    HttpResponse.json({ ...registryRecord, kind: "organization", name: "ELM FAMILY CARE" }),
  );
  const candidates: object[] = [];
  answerPlaceChecks({
    listed: (candidate) => {
      candidates.push(candidate);
      return candidate.phone
        ? [{ ...listedElm, matched: ["phone", "similar name"], is_same: false }]
        : [];
    },
  });
  await enterText(user, await field(/^NPI/), "1234567893");
  await press(user, "Continue");
  expect(await screen.findByText("Is it one of these?")).toBeTruthy();
  expect(candidates.at(-1)).toEqual({
    npi: "1234567893",
    phone: "(737) 555-0187",
    practice_name: "Elm Family Care",
    address_zip: "78704",
  });
  await step("Find your practice");
  await press(user, "No, it's a different practice");
  await step("The basics");
});

test("a first setup requires a phone or a website where it asks for them", async () => {
  const { sent, user } = await openBasics();
  await press(user, "Continue");
  const summary = within(await screen.findByRole("alert"));
  expect(
    summary.getByRole("button", { name: /Enter a phone or a website\. One of the two is enough/ }),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  await enterText(user, await field(/^Website/), "elm.example.com");
  await press(user, "Continue");
  await step("Your price");
});

test("contradicting prices show warnings while typing", async () => {
  const tiers = [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 95 }];
  const practice = ownListingRow({ tiers, monthly_price: 75, yearly_price: null });
  const { user } = await openSection("prices", practice);
  await enterText(user, await screen.findByLabelText(/^Couple price/), "200");
  await enterText(user, screen.getByLabelText(/^Enrollment fee \(/), "900");
  for (const message of [
    /^\$200 is more than two adults pay separately \(\$150\)/,
    /^\$900 is more than 5 months at \$75/,
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  // Shown at both contradicting prices.
  expect(await screen.findAllByText(/but the prices by age say \$95/)).toHaveLength(2);
  const price = screen.getByLabelText("Price per month");
  await user.clear(price);
  await enterText(user, price, "75");
  await waitFor(() => expect(screen.queryByText(/but the prices by age say/)).toBeNull());
});

test("a collapsed group of fees shows what is filled in", async () => {
  const filled = { enrollment_fee: 1200, enrollment_per_person: false, notice_days: 30 };
  const { user } = await openSection("prices", ownListingRow(filled));
  const fees = (await screen.findByText("Fees and terms")).closest("summary");
  expect(fees?.textContent).toBe(
    "Fees and terms Enrollment fee $1,200 · Enrollment fee is charged Per household · Cancellation notice 30 days",
  );
  expect(fees?.closest("details")?.open).toBe(false);
  const perVisit = screen.getByLabelText(/^Fee per visit/);
  await enterText(user, perVisit, "10");
  expect(fees?.textContent).toContain("Fee per visit $10");
  await enterText(user, perVisit, "x");
  await press(user, "Save");
  await waitFor(() => expect(fees?.closest("details")?.open).toBe(true));
});

test("a click on an error opens its group if it was closed again", async () => {
  const tiers = [
    { label: "Adults", min_age: 18, max_age: 70, monthly_price: 75 },
    { label: "Seniors", min_age: 65, max_age: null, monthly_price: 95 },
  ];
  const { user } = await openSection("prices", ownListingRow({ tiers }));
  const seniors = await screen.findByText("Seniors");
  const group = () => seniors.closest("details");
  await press(user, "Save");
  await waitFor(() => expect(group()?.open).toBe(true));
  await user.click(seniors);
  expect(group()?.open).toBe(false);
  await user.click(screen.getByRole("button", { name: /already has a price for this age/ }));
  expect(group()?.open).toBe(true);
  expect(document.activeElement).toHaveProperty("value", "65");
});

test("telehealth states without telehealth show a warning", async () => {
  const { user } = await openSection("patients", ownListingRow({ telehealth_states: [] }));
  await enterText(user, await field(/^Telehealth states/), "Texas");
  expect(
    await screen.findByText(/^Telehealth states are listed, but telehealth isn't/),
  ).toBeTruthy();
});

test("changing the ZIP updates the city and state", async () => {
  const { sent, user } = await openSection("hours", ownListingRow());
  const zip = await field("ZIP code");
  await user.clear(zip);
  await enterText(user, zip, "02134");
  await user.tab();
  expect(await screen.findByDisplayValue("Allston")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "TX");
  await press(user, "Save");
  await user.click(await screen.findByRole("button", { name: "Use Allston, MA" }));
  await press(user, "Save");
  const moved = { address_city: "Allston", address_state: "MA", address_zip: "02134" };
  await waitFor(() => expect(sent.map(({ changes }) => changes)).toEqual([moved]));
});

test("a doctor can choose among several practices", async () => {
  const second = ownListingRow({
    id: "5f0c4c1e-0000-4000-8000-000000000002",
    practice_name: "Elm Family Care",
  });
  const { user } = await openSetup([ownListingRow(), second]);
  const link = () => screen.findByRole("link", { name: "View as patient" });
  expect((await link()).getAttribute("href")).toBe(paths.listing(id));
  await user.click(screen.getByRole("link", { name: "Elm Family Care" }));
  await waitFor(async () =>
    expect((await link()).getAttribute("href")).toBe(paths.listing(second.id)),
  );
});
