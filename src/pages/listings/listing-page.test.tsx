import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListingDetail } from "@/hooks/listings/detail";
import { paths } from "@/lib/paths";
import { answerListing } from "@/test/directory-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

async function openListingPage(changes: Partial<ListingDetail> = {}) {
  const listing = detailRow(changes);
  const asked = answerListing(() => listing);
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  const main = within(screen.getByRole("main"));
  return { ...app, asked, listing, main };
}

const card = (title: string) => {
  const element = screen.getByRole("heading", { level: 2, name: title }).parentElement;
  if (!element) throw new Error(`There is no card named ${title}.`);
  return within(element);
};

test("the page asks for one listing and says what it found", async () => {
  const { asked, listing, main } = await openListingPage();
  expect(asked.map((url) => url.searchParams.get("id"))).toEqual([`eq.${listing.id}`]);
  expect(main.getByText("MD, FAAFP")).toBeTruthy();
  expect(main.getByText("Unhurried visits for the whole family.")).toBeTruthy();
  expect(main.getByText("English, Spanish")).toBeTruthy();
  expect(main.getByText("Added by Pat Rivers")).toBeTruthy();
  expect(main.getByRole("link", { name: "Back to Directory" }).getAttribute("href")).toBe(
    "/directory",
  );
  await waitFor(() => expect(document.title).toContain("Oak Family Medicine, Austin, TX"));
});

test.each<[number | null, number | null, string[]]>([
  [75, 800, ["$75 per month", "or $800 per year"]],
  [75.5, null, ["$75.50 per month"]],
  [null, 800, ["$800 per year"]],
  [null, null, ["This practice has not published its prices. Ask the practice."]],
])("a month for %j and a year for %j read %j", async (monthly_price, yearly_price, lines) => {
  await openListingPage({ monthly_price, yearly_price });
  const pricing = screen.getByRole("heading", { level: 2, name: "Membership Pricing" });
  const texts = [...(pricing.parentElement?.querySelectorAll("p") ?? [])].map((line) =>
    [...line.childNodes].map((node) => node.textContent?.trim()).join(" "),
  );
  expect(texts.slice(0, lines.length)).toEqual(lines);
  expect(texts.at(-2)).toMatch(/HSA/);
  expect(texts.at(-1)).toContain("Direct primary care is not health insurance.");
});

test("the address and every published contact can be used", async () => {
  await openListingPage();
  const contact = card("Location & Contact");
  expect(contact.getByText("1 Main St")).toBeTruthy();
  expect(contact.getByRole("group").textContent).toBe("1 Main StAustin, TX 78704");
  const links = contact
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links.slice(0, -1)).toEqual([
    ["Austin", "/directory/texas/austin"],
    ["Texas", "/directory/texas"],
    ["(512) 555-0100", "tel:5125550100"],
    ["(512) 555-0101", "tel:5125550101"],
    ["ada@oak.example", "mailto:ada@oak.example"],
    ["oak.example", "https://www.oak.example/join"],
  ]);
});

test("the owner's phone is not repeated, and what nobody published is left out", async () => {
  await openListingPage({
    owner: { full_name: "Dr. Ada Oak", phone: "(512) 555-0100", email: null },
    website: null,
    address_street: null,
  });
  const contact = card("Location & Contact");
  expect(contact.getByRole("group").textContent).toBe("Austin, TX 78704");
  const names = contact.getAllByRole("link").map((link) => link.textContent);
  expect(names).toEqual(["Austin", "Texas", "(512) 555-0100", "Get Directions"]);
});

test("Get Directions opens the whole address in a map, in a new tab", async () => {
  await openListingPage();
  const link = screen.getByRole("link", { name: "Get Directions" });
  const address = new URL(link.getAttribute("href") ?? "").searchParams.get("destination");
  expect(address).toBe("1 Main St, Austin, TX 78704");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("the address can be copied, too", async () => {
  const { main, user } = await openListingPage();
  await user.click(main.getByRole("button", { name: "Copy Address" }));
  const address = "1 Main St, Austin, TX 78704";
  expect(await findToasts()).toEqual([`Address copied${address}`]);
  expect(await navigator.clipboard.readText()).toBe(address);
});

test.each<[ListingDetail["ownership"], string, boolean]>([
  ["owned", "Verified", false],
  ["claimed", "Claim Pending", false],
  ["none", "Unclaimed", true],
])("a listing that is %s is checked and marked %s", async (ownership, badge, isClaimable) => {
  const { main } = await openListingPage({ ownership, owner: null });
  expect(main.getByText("Checked")).toBeTruthy();
  const badges = main.getAllByText(/^(Verified|Claim Pending|Unclaimed)$/);
  expect(badges.map((one) => one.textContent)).toEqual([badge]);
  expect(main.queryAllByRole("button", { name: "Claim This Listing" })).toHaveLength(
    isClaimable ? 1 : 0,
  );
});

test.each([
  [true, true, ["Accepting Patients", "Telehealth"]],
  [false, false, []],
  [null, false, []],
])("accepting %j and telehealth %j show %j", async (accepting, telehealth_only, badges) => {
  const { main } = await openListingPage({ accepting_new_patients: accepting, telehealth_only });
  const shown = main.queryAllByText(/^(Accepting Patients|Telehealth)$/);
  expect(shown.map((badge) => badge.textContent)).toEqual(badges);
});

test.each([null, { full_name: null }, { full_name: "" }])(
  "a listing by %j was added by a community member",
  async (submitter) => {
    const { main } = await openListingPage({ submitter: submitter as ListingDetail["submitter"] });
    expect(main.getByText("Added by Community member")).toBeTruthy();
  },
);

test("what is missing has a stand-in or no place at all", async () => {
  const { main } = await openListingPage({
    bio: null,
    credentials: null,
    specialty: null,
    languages: [],
  });
  expect(main.getByText("No description available")).toBeTruthy();
  expect(main.queryByText("Specialty")).toBeNull();
  expect(main.queryByText("Languages")).toBeNull();
});

const sheet = {
  ...{ monthly_price: 75, yearly_price: 800, enrollment_fee: 50, visit_fee: 0, family_cap: 250 },
  tiers: [
    { label: "Children", min_age: 0, max_age: 17, monthly_price: 25 },
    { label: "Seniors", min_age: 65, max_age: null, monthly_price: 95 },
  ],
};

test("prices by age are a table, and fees and the cost of a year are added up", async () => {
  const { main } = await openListingPage(sheet);
  const table = main.getByRole("table", { name: "Price by age" });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ["Children 0 to 17", "$25"],
    ["Seniors 65 and older", "$95"],
  ]);
  const terms = main.getAllByRole("term").map((term) => term.textContent);
  const values = main.getAllByRole("definition").map((value) => value.textContent);
  const facts = Object.fromEntries(terms.map((term, index) => [term, values[index]]));
  expect(facts).toMatchObject({
    "Enrollment fee, once": "$50",
    "Fee per visit": "None",
    "A family pays at most, a month": "$250",
    "Paid monthly": "First year $950, then $900",
    "Paid yearly": "First year $850, then $800",
  });
  expect(main.getByText("Paying yearly saves $100 a year.")).toBeTruthy();
});

test("without an enrollment fee all years cost the same", async () => {
  const { main } = await openListingPage({ ...sheet, enrollment_fee: 0 });
  expect(main.getByText("$900")).toBeTruthy();
  expect(main.queryByText(/First year/)).toBeNull();
});

test("a bar calls, opens the website and leads there", async () => {
  const { main } = await openListingPage();
  const bar = main.getByRole("navigation", { name: "Reach the practice" });
  const links = within(bar).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Call", "tel:5125550100"],
    ["Website", "https://www.oak.example/join"],
    ["Directions", expect.stringContaining("1%20Main%20St")],
  ]);
});

test("the bar offers only what is known", async () => {
  const { main } = await openListingPage({ phone: null, website: null, owner: null });
  const bar = main.getByRole("navigation", { name: "Reach the practice" });
  const names = within(bar)
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(names).toEqual(["Directions"]);
});

test("a fee for each visit leaves the question of an HSA to the practice", async () => {
  const { main } = await openListingPage({ ...sheet, visit_fee: 20 });
  expect(main.getByText(/^HSA: Ask the practice/)).toBeTruthy();
  expect(main.queryByText(/eligible/)).toBeNull();
});

test.each([
  [null, "Not confirmed"],
  [new Date(Date.now() - 12 * 24 * 60 * 60 * 1000).toISOString(), "Confirmed 12 days ago"],
])("confirmed at %j reads %j at price, panel and phone", async (confirmed_at, text) => {
  const { main } = await openListingPage({ confirmed_at });
  for (const about of ["Prices", "Panel", "Phone"]) {
    expect(main.getByText(`${about}: ${text}`)).toBeTruthy();
  }
});

test("search engines are told the same, and nothing can end the script", async () => {
  await openListingPage({ ...sheet, practice_name: "</script><b>Oak" });
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(script?.textContent).not.toContain("<");
  const data = JSON.parse(script?.textContent ?? "");
  expect(data.name).toBe("</script><b>Oak");
  expect(data.makesOffer).toHaveLength(4);
});

test("Share copies the address where the device has no sharing of its own", async () => {
  const { listing, main, user } = await openListingPage();
  await user.click(main.getByRole("button", { name: "Share" }));
  expect(await findToasts()).toEqual(["Link copiedPaste it where you like"]);
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/doctor/${listing.id}$`));
});
