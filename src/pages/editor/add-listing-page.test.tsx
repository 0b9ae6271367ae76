import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it } from "vitest";
import type { Role } from "@/lib/account/roles";
import { clearDraft, saveDraft } from "@/lib/browser/draft";
import { addedListingDraft } from "@/lib/browser/draft-names";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { sessionStorageKey } from "@/lib/supabase/session-hint";
import { setSession } from "@/lib/supabase/session-state";
import { authUrl, memberId, signInForTest } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerSearch, apiError } from "@/test/directory-api";
import { enterText } from "@/test/enter-text";
import { answerPlaceChecks } from "@/test/place-check-api";
import { renderApp } from "@/test/render-app";
import { answerSaves } from "@/test/save-listing-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

afterEach(() => {
  for (const owner of [null, memberId]) clearDraft(addedListingDraft(owner));
});

interface Api {
  roles?: Role[];
  insert?: () => Response | undefined;
  similar?: object[];
  listed?: (candidate: Record<string, string>) => object[];
  check?: () => Response;
}

/** Mocks the page's requests and records submitted listings. */
function answerForm({ roles = ["patient"], insert, ...checks }: Api = {}) {
  answerSearch(() => []);
  answerCurrentMember({ roles });
  answerPlaceChecks(checks);
  return answerSaves(
    () => ({}),
    () => insert?.(),
  );
}

async function openForm() {
  const app = renderApp(paths.addListing);
  await screen.findByRole("heading", { level: 1, name: "Add a DPC Doctor or Clinic" });
  return app;
}

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>) {
  await enterText(user, screen.getByLabelText("Practice name"), "Oak Family Medicine");
  await enterText(user, screen.getByLabelText("ZIP code"), "78704");
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText("City")).toHaveProperty("value", "Austin"));
  expect(screen.getByLabelText("State")).toHaveProperty("value", "TX");
}

/** Opens the form with a stored draft, for tests about what happens when it is sent. */
async function openDraft(values: object = {}) {
  saveDraft(addedListingDraft(memberId), {
    practice_name: "Oak Family Medicine",
    address_zip: "78704",
    address_city: "Austin",
    address_state: "TX",
    ...values,
  });
  const app = await openForm();
  const send = () => app.user.click(screen.getByText("Submit Listing"));
  return { ...app, send };
}

it("submits the fields of the specification and goes to the directory", async () => {
  await signInForTest();
  const submitted = answerForm();
  const app = await openForm();
  await fillIn(app);
  await enterText(app.user, screen.getByLabelText(/^Monthly price/), "$75.50");
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));

  await waitFor(() => expect(app.router.state.location.pathname).toBe("/directory"));
  expect(await findToasts()).toContainEqual(
    expect.stringContaining("Doctor listing submitted successfully"),
  );
  expect(submitted).toEqual([
    {
      target: expect.stringMatching(/^[\da-f-]{36}$/),
      changes: {
        practice_name: "Oak Family Medicine",
        credentials: null,
        specialty: null,
        bio: null,
        address_street: null,
        address_city: "Austin",
        address_state: "TX",
        address_zip: "78704",
        monthly_price: 75.5,
        yearly_price: null,
        npi: null,
        phone: null,
        website: null,
      },
    },
  ]);
});

it("shows a visitor “Not authenticated” and restores the draft after a reload", async () => {
  const submitted = answerForm();
  const app = await openForm();
  expect(await screen.findByText("You need an account to submit")).toBeTruthy();
  await fillIn(app);
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));

  expect(await findToasts()).toContainEqual(expect.stringContaining("Not authenticated"));
  expect(submitted).toEqual([]);
  app.unmount();
  await openForm();
  expect(screen.getByLabelText("Practice name")).toHaveProperty("value", "Oak Family Medicine");
});

it("submits for a member whose session is still being refreshed", async () => {
  await signInForTest();
  const submitted = answerForm();
  // The stored session has expired, and the page doesn't know its member yet.
  const stored = JSON.parse(localStorage.getItem(sessionStorageKey) ?? "{}");
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...stored, expires_at: 1 }));
  setSession(null);
  let release = () => {};
  const refreshed = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.post(`${authUrl}/token`, () => refreshed.then(() => HttpResponse.json(stored))));
  const app = await openForm();
  await enterText(app.user, screen.getByLabelText("Practice name"), "Oak Family Medicine");
  await enterText(app.user, screen.getByLabelText("ZIP code"), "78704");
  await enterText(app.user, screen.getByLabelText("City"), "Austin");
  await app.user.selectOptions(screen.getByLabelText("State"), "TX");
  const submit = screen.getByRole("button", { name: "Submit Listing" });
  await app.user.click(submit);
  await waitFor(() => expect(submit.ariaBusy).toBe("true"));
  release();
  await waitFor(() => expect(app.router.state.location.pathname).toBe("/directory"));
  expect(submitted).toHaveLength(1);
});

it("lets a doctor list their own practice", async () => {
  await signInForTest();
  const submitted = answerForm({ roles: ["doctor"] });
  const { user, send } = await openDraft();
  await user.click(await screen.findByLabelText("This is my practice"));
  await send();
  await waitFor(() => expect(submitted).toMatchObject([{ is_own_practice: true }]));
});

it("shows missing fields at the fields and submits nothing", async () => {
  await signInForTest();
  const submitted = answerForm();
  const { user } = await openForm();
  await enterText(user, screen.getByLabelText(/^Yearly price/), "75,50");
  await user.click(screen.getByRole("button", { name: "Submit Listing" }));

  const name = screen.getByLabelText("Practice name");
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  for (const message of [
    "Enter the name of the practice",
    "Enter a five-digit ZIP code, like 78704",
    "Enter the city",
    "Choose a state",
    "Enter dollars and cents, like 75 or 75.50",
  ]) {
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(submitted).toEqual([]);
});

const lookAlike = {
  id: "1",
  practice_name: "Oak Family Care",
  verified: true,
  similarity: 0.7,
  address_city: "Austin",
  address_state: "TX",
};

it("warns about a listing with a similar name while typing and asks before submitting", async () => {
  await signInForTest();
  const submitted = answerForm({ similar: [lookAlike] });
  const app = await openDraft();
  const link = await screen.findByRole("link", { name: "Oak Family Care" });
  expect(link.getAttribute("href")).toBe("/doctor/1");
  expect(screen.queryByRole("button", { name: "No, it's a different practice" })).toBeNull();

  await app.send();
  const insist = await screen.findByRole("button", { name: "No, it's a different practice" });
  expect(document.activeElement?.textContent).toContain("Is it one of these?");
  expect(submitted).toEqual([]);
  await app.user.click(insist);
  await waitFor(() => expect(app.router.state.location.pathname).toBe("/directory"));
  expect(submitted).toHaveLength(1);
});

const listedPractice = {
  id: "1",
  practice_name: "Oak Family Care",
  is_public: true,
  is_owned: false,
  address_city: "Austin",
  address_state: "TX",
  matched: ["NPI"],
  is_same: true,
};

it("shows the listing with the same NPI immediately and offers to claim or correct it", async () => {
  await signInForTest();
  const asked: object[] = [];
  answerForm({
    listed: (candidate) => {
      asked.push(candidate);
      return candidate.npi === "1234567893" ? [listedPractice] : [];
    },
  });
  const { user } = await openForm();
  await enterText(user, screen.getByLabelText(/^NPI/), "1234567893");
  expect(await screen.findByText("This practice is already listed")).toBeTruthy();
  // An incomplete or invalid NPI is not looked up.
  expect(asked).toEqual([{ npi: "1234567893" }]);
  const row = within(screen.getByRole("group", { name: /^Is the practice/ })).getByRole("listitem");
  expect(row.textContent).toContain("Oak Family Care, Austin, TX, has the same NPI.");
  const links = within(row)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Oak Family Care", "/doctor/1"],
    ["Claim it", paths.claimListing("1")],
    ["Suggest a correction", "/doctor/1?suggest=correction"],
  ]);
  await user.clear(screen.getByLabelText(/^NPI/));
  await waitFor(() => expect(screen.queryByText("This practice is already listed")).toBeNull());
});

it("asks about a listing with the same phone number, which two practices may share", async () => {
  await signInForTest();
  const shared = { ...listedPractice, matched: ["phone", "website"], is_same: false };
  answerForm({ listed: ({ phone }) => (phone ? [{ ...shared, is_owned: true }] : []) });
  const { user } = await openForm();
  await enterText(user, screen.getByLabelText(/^Practice phone/), "512-555-0100");
  expect(await screen.findByText("Is it one of these?")).toBeTruthy();
  expect(screen.getByText(/has the same phone number and the same website\./)).toBeTruthy();
  // Its owner has claimed it.
  expect(screen.queryByRole("link", { name: /^Claim it/ })).toBeNull();
});

it("does not name another member's listing that is pending review", async () => {
  await signInForTest();
  const unnamed = { id: null, practice_name: null, address_city: null, address_state: null };
  answerForm({ listed: () => [{ ...listedPractice, ...unnamed, is_public: false }] });
  const { user } = await openForm();
  await enterText(user, screen.getByLabelText(/^NPI/), "1234567893");
  expect(
    await screen.findByText(/^A practice with the same NPI is already pending review/),
  ).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Suggest a correction/ })).toBeNull();
});

it("warns about a yearly price above twelve monthly prices but submits it", async () => {
  await signInForTest();
  const submitted = answerForm();
  const app = await openDraft();
  await enterText(app.user, screen.getByLabelText(/^Street address/), "P.O. Box 12");
  await enterText(app.user, screen.getByLabelText(/^Monthly price/), "$75");
  const yearly = screen.getByLabelText(/^Yearly price/);
  await enterText(app.user, yearly, "9000");
  const warning = await screen.findByText(/^\$9,000 is more than twelve months at \$75 \(\$900\)/);
  expect(warning.closest("[role=status]")).toBeTruthy();
  expect(yearly.getAttribute("aria-describedby")).toContain(warning.closest("[role=status]")?.id);
  expect(yearly.getAttribute("aria-invalid")).toBeNull();
  expect(screen.getByText(/^This is a mailing address, not an office/)).toBeTruthy();
  await app.send();
  await waitFor(() => expect(submitted).toHaveLength(1));
});

it("waits for the search for similar listings before submitting", async () => {
  await signInForTest();
  const submitted = answerForm({ similar: [lookAlike] });
  const { user } = await openForm();
  await enterText(user, screen.getByLabelText("ZIP code"), "78704");
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText("City")).toHaveProperty("value", "Austin"));
  await user.type(screen.getByLabelText("Practice name"), "Oak Family Medicine{Enter}");
  expect(await screen.findByText("Is it one of these?")).toBeTruthy();
  expect(submitted).toEqual([]);
});

it("submits the note, website, phone, NPI, and specialty for verification", async () => {
  await signInForTest();
  const submitted = answerForm();
  const { user, send } = await openDraft();
  await enterText(user, screen.getByLabelText(/^Specialty/), "Family Medicine");
  await enterText(user, screen.getByLabelText(/^Practice phone/), "(512) 555-0100");
  await enterText(user, screen.getByLabelText(/^Website/), "harborviewdpc.com");
  await enterText(user, screen.getByLabelText(/^NPI/), "1234567893");
  await enterText(user, screen.getByLabelText(/^How do you know/), "My own doctor");
  await send();
  await waitFor(() =>
    expect(submitted).toMatchObject([
      {
        how_known: "My own doctor",
        changes: {
          specialty: "Family Medicine",
          phone: "+15125550100",
          npi: "1234567893",
          website: "https://harborviewdpc.com",
        },
      },
    ]),
  );
});

it("shows that the listing was received and how long reviews take, with links to it, until dismissed", async () => {
  await signInForTest();
  const submitted = answerForm();
  const app = await openDraft();
  await app.send();
  expect(await screen.findByText("We received Oak Family Medicine")).toBeTruthy();
  expect(screen.getByText(/Reviews usually take/)).toBeTruthy();
  const links = ["your dashboard", "see the listing"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  const id = submitted[0]?.target;
  expect(links).toEqual(["/dashboard", `/doctor/${id}`]);
  await app.user.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByText(/^We received/)).toBeNull());
  expect(app.router.state.location.pathname).toBe("/directory");
});

it("adds one listing when the submission is retried after a lost response", async () => {
  await signInForTest();
  const answers = [() => HttpResponse.error()];
  const submitted = answerForm({ insert: () => answers.shift()?.() });
  const app = await openForm();
  await fillIn(app);
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));
  expect(await findToasts()).toContainEqual(expect.stringContaining("couldn't reach the server"));
  app.unmount();
  const again = await openForm();
  await enterText(again.user, screen.getByLabelText(/^Credentials/), "MD");
  await again.user.click(screen.getByRole("button", { name: "Submit Listing" }));
  await waitFor(() => expect(again.router.state.location.pathname).toBe("/directory"));
  const [first, second] = submitted;
  expect(second?.target).toBe(first?.target);
  expect(second).not.toHaveProperty("base_version");
  expect(second?.changes).toMatchObject({
    practice_name: "Oak Family Medicine",
    credentials: "MD",
  });
});

it("replaces the place filled in by the previous ZIP code and keeps a typed city", async () => {
  await signInForTest();
  answerForm();
  const app = await openForm();
  await fillIn(app);
  const zip = screen.getByLabelText("ZIP code");
  const city = screen.getByLabelText<HTMLInputElement>("City");
  await app.user.clear(zip);
  await enterText(app.user, zip, "02134");
  await app.user.tab();
  await waitFor(() => expect(city.value).toBe("Allston"));
  expect(screen.getByLabelText("State")).toHaveProperty("value", "MA");

  await app.user.clear(city);
  await enterText(app.user, city, "Boston");
  await app.user.clear(zip);
  await enterText(app.user, zip, "78704");
  await app.user.tab();
  await waitFor(() => expect(screen.getByLabelText("State")).toHaveProperty("value", "TX"));
  expect(city.value).toBe("Boston");
});

it("shows a wrong place at its field before submitting and offers the correct one", async () => {
  await signInForTest();
  const submitted = answerForm();
  const app = await openDraft();
  const city = screen.getByLabelText<HTMLInputElement>("City");
  await app.user.clear(city);
  await enterText(app.user, city, "Boston");
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));
  expect(await screen.findByText("78704 is in Austin, TX")).toBeTruthy();
  expect(city.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(city);
  expect(submitted).toEqual([]);

  await app.user.click(screen.getByRole("button", { name: "Use Austin, TX" }));
  expect(city.value).toBe("Austin");
  expect(document.activeElement).toBe(city);
  expect(screen.queryByText("78704 is in Austin, TX")).toBeNull();
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));
  await waitFor(() => expect(submitted).toHaveLength(1));
});

it("shows that a ZIP code does not exist when its field loses focus", async () => {
  answerForm();
  const app = await openForm();
  await fillIn(app);
  const zip = screen.getByLabelText("ZIP code");
  await app.user.clear(zip);
  await enterText(app.user, zip, "00000");
  await app.user.tab();
  expect(await screen.findByText("There is no ZIP code 00000")).toBeTruthy();
  expect(zip.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
});

it("shows a place rejected by the database at its field and keeps the typed values", async () => {
  await signInForTest();
  answerForm({
    check: () => apiError(500),
    insert: () =>
      apiError(400, "place_mismatch", "23514", { zip: "78704", city: "Austin", state: "TX" }),
  });
  const { send } = await openDraft({ address_state: "MA" });
  await send();
  expect(await screen.findByRole("button", { name: "Use Austin, TX" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("State"));
  expect(screen.getByLabelText("Practice name")).toHaveProperty("value", "Oak Family Medicine");
});

const alreadyListed = "This practice is already listed: Oak Care, Austin, TX. It has the same NPI.";
const alreadyAdded =
  "You've already added this practice, and it's waiting for review. It has the same NPI.";

it.each([
  ["duplicate_listing", alreadyListed, "Suggest a correction", "/doctor/1?suggest=correction"],
  ["duplicate_listing", alreadyListed, "Claim it", paths.claimListing("1")],
  ["duplicate_own_listing", alreadyAdded, "See your listing", "/doctor/1"],
] as const)("offers a next step after %s “%s”: %s", async (hint, message, way, href) => {
  await signInForTest();
  const detail = { listing: "1", matched: ["NPI"], practice: "Oak Care, Austin, TX" };
  answerForm({ insert: () => apiError(409, hint, "PT409", detail) });
  const { send } = await openDraft();
  await send();
  expect((await screen.findByRole("link", { name: way })).getAttribute("href")).toBe(href);
  expect(document.activeElement?.textContent).toContain(message);
});

it("does not name the pending listing that a submission duplicates", async () => {
  await signInForTest();
  const detail = { matched: ["NPI"] };
  answerForm({ insert: () => apiError(409, "duplicate_pending_listing", "PT409", detail) });
  const { send } = await openDraft();
  await send();
  expect(await screen.findByText(/You don't need to add it again/)).toBeTruthy();
});

it("shows the server's error and keeps the typed values", async () => {
  expectConsole("error", /23514/);
  await signInForTest();
  answerForm({ insert: () => apiError(400, null, "23514") });
  const { send } = await openDraft();
  await send();
  expect(await findToasts()).toContainEqual(expect.stringContaining(genericMessages.invalid));
  expect(screen.getByLabelText("Practice name")).toHaveProperty("value", "Oak Family Medicine");
});
