import type { APIRequestContext, Page } from "@playwright/test";
import { demo, signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, type Member, signInByApi } from "../members.ts";
import { scrollToRow } from "./admin-queue.ts";
import { toast } from "./directory.ts";
import { addListing, addPublicListing, claimListing, uniqueName } from "./listings.ts";

const openAdmin = (page: Page, tab: string) => signIn(page, demo.admin, `/admin?tab=${tab}`);
const row = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

/** The practice's website, whose domain the claims are compared with. */
const website = "https://www.desert-oak.test";

/** The claims on a listing. */
const claims = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function fileClaim(request: APIRequestContext, member: Member, id: string, email: string) {
  await claimListing(request, member, id);
  const evidence = await request.patch(`/rest/v1/claim_evidence?doctor_id=eq.${id}`, {
    headers: member.headers,
    data: { full_name: "Dr. Dana Oak", work_email: email, npi: "1234567893" },
  });
  expect(evidence.status()).toBe(204);
}

test("a visitor must sign in, and a member who isn't an admin sees an explanation", async ({
  page,
  request,
}) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin/);
  await signIn(page, await createMember(request), "/admin");
  await expect(page.getByRole("heading", { name: "Admins only" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("an admin approves a listing, a claim, and a correction", async ({ page, request }) => {
  const neighbor = await createMember(request);
  const doctor = await createMember(request, { role: "doctor", fullName: "Dana Oak" });
  const name = uniqueName("Sage");
  const id = await addListing(request, neighbor, { practice_name: name, website });

  await openAdmin(page, "listings");
  await scrollToRow(page, row(page, name));
  await expect(row(page, name)).toContainText("0 approved and 0 rejected so far");
  await row(page, name).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Listing approved")).toContainText(name);
  await expect(row(page, name)).toHaveCount(0);

  await fileClaim(request, doctor, id, "dana@desert-oak.test");
  await page.getByRole("tab", { name: /^Claims/ }).click();
  await expect(page).toHaveURL("/admin?tab=claims");
  await scrollToRow(page, claims(page, name));
  await expect(claims(page, name)).toContainText("Match");
  await expect(claims(page, name)).toContainText("Valid check digit");
  await claims(page, name).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Claim approved")).toBeVisible();

  const proposed = await request.post("/rest/v1/listing_corrections", {
    headers: neighbor.headers,
    data: { doctor_id: id, field: "phone", proposed_value: "(775) 555-0100" },
  });
  expect(proposed.status()).toBe(201);
  await page.getByRole("tab", { name: /^Corrections/ }).click();
  await scrollToRow(page, row(page, name));
  await expect(row(page, name)).toContainText("CurrentNothing yet");
  await row(page, name).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Correction approved")).toBeVisible();

  await page.getByRole("tab", { name: "Decisions" }).click();
  for (const action of ["Approve listing", "Approve claim", "Approve correction"]) {
    await expect(page.getByRole("heading", { name: `${action} · ${name}` })).toBeVisible();
  }
  await page.goto(`/doctor/${id}`);
  await expect(page.getByRole("link", { name: "(775) 555-0100" }).first()).toBeVisible();
});

test("competing claims are shown side by side, and one without evidence needs confirmation", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 428: .*decide_claim/);
  const [owner, rival, admin] = await Promise.all([
    createMember(request, { role: "doctor", fullName: "Dana Oak" }),
    createMember(request, { role: "doctor", fullName: "Rita Rival" }),
    signInByApi(request, demo.admin),
  ]);
  const name = uniqueName("Rivals");
  const id = await addPublicListing(request, rival, { practice_name: name, website });
  await fileClaim(request, owner, id, "dana@desert-oak.test");
  const filed = await request.post("/rest/v1/rpc/file_competing_claim", {
    headers: rival.headers,
    data: { target: id },
  });
  expect(filed.ok()).toBe(true);

  await openAdmin(page, "claims");
  await scrollToRow(page, claims(page, name));
  const cards = claims(page, name).getByRole("article");
  await expect(cards).toHaveCount(2);
  const [left, right] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(left?.y).toBe(right?.y);
  await cards.nth(0).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Claim approved")).toContainText("Dana Oak now owns the listing");
  await expect(claims(page, name)).toContainText("Dana Oak since");

  const ritaClaim = claims(page, name).getByRole("article", { name: /^Rita Rival/ });
  await ritaClaim.getByRole("button", { name: "Approve…" }).click();
  await ritaClaim.getByRole("button", { name: "The practice has a new owner" }).click();
  await expect(ritaClaim.getByRole("alert")).toContainText("This claim has no evidence.");
  await ritaClaim.getByRole("button", { name: "Approve without evidence" }).click();
  await expect(claims(page, name)).toHaveCount(0);
  const readLog = async () => {
    const log = `target_id=eq.${id}&action=eq.approve%20claim&order=id.desc&limit=1`;
    const { headers } = admin;
    return (await request.get(`/rest/v1/moderation_log?${log}`, { headers })).json();
  };
  await expect
    .poll(readLog)
    .toMatchObject([{ reason: "Approved without evidence. The practice has a new owner" }]);
});

test("on a phone a select lists every admin section with its count", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn(page, demo.admin, "/admin?tab=reports");
  const section = page.getByRole("combobox", { name: "Section" });
  await expect(section).toHaveValue("reports");
  await expect(section.getByRole("option", { name: /^Listings \(\d+\)$/ })).toBeAttached();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await section.selectOption("members");
  await expect(page).toHaveURL("/admin?tab=members");
  await expect(page.getByRole("heading", { name: "Members", level: 2 })).toBeVisible();
});

test("on a wide screen every admin section is visible in the sidebar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, demo.admin, "/admin?tab=reports");
  await expect(page.getByRole("tab", { name: /^Listings \d+ pending$/ })).toBeVisible();
  await waitForRequests(page);
  for (const tab of await page.getByRole("tab").all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
});
