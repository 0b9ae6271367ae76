import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { ListingChecks } from "@/lib/listings/checks";
import { paths } from "@/lib/paths";
import { memberId } from "@/test/auth-api";
import { answerListing, apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { ownedBy } from "@/test/listing-state";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const nothing: ListingChecks = {
  listed_on: null,
  owner_decided_on: null,
  address_proven_on: null,
  npi: null,
  npi_active_on: null,
  clinician_npis: 0,
  clinicians_checked: 0,
  clinicians_active: 0,
};

async function openChecks(listing: object, answer: () => Response) {
  const row = detailRow(listing);
  answerListing(() => row);
  server.use(
    http.post("http://api.test/rest/v1/rpc/get_listing_checks", answer),
    http.get("http://api.test/rest/v1/story_cards", () => HttpResponse.json([])),
  );
  const app = renderApp(paths.listing(row.id));
  await screen.findByRole("heading", { level: 1 });
  scrollEverythingIntoView();
  const panel = within(await screen.findByRole("region", { name: "How we know" }));
  return { ...app, panel };
}

const lines = ({ getAllByRole }: { getAllByRole: typeof screen.getAllByRole }) =>
  getAllByRole("listitem").map(({ textContent }) => textContent);

test("each check shows its date", async () => {
  const known = {
    listed_on: "2026-03-12",
    owner_decided_on: "2026-04-01",
    address_proven_on: "2026-03-30",
    npi: "1234567893",
    npi_active_on: "2026-11-02",
    clinician_npis: 3,
    clinicians_checked: 3,
    clinicians_active: 2,
  };
  const { panel } = await openChecks(
    { ...ownedBy(memberId), prices_confirmed_at: "2026-08-02T12:00:00+00:00" },
    () => HttpResponse.json([known]),
  );
  await panel.findByText(/^In the directory since March 12, 2026/);
  expect(lines(panel)).toEqual([
    "Checked by our team: yesIn the directory since March 12, 2026.",
    "Managed by the practice: yesSince April 1, 2026, approved by an admin or by the previous owner.",
    "Work email verified: yesOn March 30, 2026, the owner confirmed an email address at the website's domain.",
    "NPI active in the national registry: yes1234567893, checked on November 2, 2026.",
    "Clinician NPIs: no2 of 3 active in the national registry in the last 45 days.",
    "Prices confirmed: yesOn August 2, 2026, by the practice or an admin.",
  ]);
});

test("unverified facts say so", async () => {
  const { panel } = await openChecks({}, () => HttpResponse.json([nothing]));
  await panel.findByText(/^Before it was published/);
  expect(lines(panel).slice(1)).toEqual([
    "Managed by the practice: yesThe owner created this listing.",
    "Work email verified: noNot verified.",
    "NPI active in the national registry: noThis listing doesn't include an NPI for the practice.",
    "Prices confirmed: noNot confirmed.",
  ]);
});

test.each([
  [0, 0, "no", "Not checked yet."],
  [1, 1, "no", "1 of 2 active in the national registry in the last 45 days. 1 not checked yet."],
  [2, 2, "yes", "2 of 2 active in the national registry in the last 45 days."],
])(
  "clinicians of whom %i were checked and %i are active",
  async (clinicians_checked, clinicians_active, answer, words) => {
    const { panel } = await openChecks({}, () =>
      HttpResponse.json([{ ...nothing, clinician_npis: 2, clinicians_checked, clinicians_active }]),
    );
    await panel.findByText(words);
    expect(lines(panel)).toContain(`Clinician NPIs: ${answer}${words}`);
  },
);

test("an imported listing names its import and claims no review", async () => {
  const imported = { import_batch_id: memberId, created_at: "2026-11-02T12:00:00+00:00" };
  const { panel } = await openChecks(imported, () =>
    HttpResponse.json([{ ...nothing, listed_on: "2026-11-02" }]),
  );
  await panel.findByText("Imported from a list on November 2, 2026.");
  expect(lines(panel)[0]).toMatch(/^Checked by our team: no/);
});

test("checks that fail to load can be retried", async () => {
  let hasFailed = false;
  const { panel, user } = await openChecks({}, () => {
    if (hasFailed) return HttpResponse.json([{ ...nothing, npi: "1234567893" }]);
    hasFailed = true;
    return apiError(400);
  });
  await user.click(await panel.findByRole("button", { name: "Try again" }));
  expect(await panel.findByText("NPI 1234567893 not checked recently.")).toBeTruthy();
});

test.each([
  ["TX", ["DocInfo.org"]],
  ["OR", ["Oregon's license search", "DocInfo.org"]],
])("licenses of clinicians in %s can be looked up at %j", async (address_state, names) => {
  const { panel } = await openChecks({ address_state }, () => HttpResponse.json([nothing]));
  const line = within(panel.getByText(/^Look up a clinician's license:/));
  expect(line.getAllByRole("link").map((link) => link.textContent)).toEqual(names);
});
