import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { dayFromNow } from "@/lib/listings/special-hours";
import { paths } from "@/lib/paths";
import { bareClinician, clinicianRow } from "@/test/clinicians";
import { answerListing } from "@/test/directory-api";
import { detailRow, officeRow } from "@/test/listings";
import { answerMap, mockMapSize } from "@/test/map-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

afterEach(() => vi.useRealTimers());

async function openListingPage(changes: Partial<ListingDetail> = {}) {
  const listing = detailRow(changes);
  const sentRequests = answerListing(() => listing);
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  const main = within(screen.getByRole("main"));
  return { ...app, sentRequests, listing, main };
}

const card = (title: string) => {
  const element = screen.getByRole("heading", { level: 2, name: title }).parentElement;
  if (!element) throw new Error(`There is no card named ${title}.`);
  return within(element);
};

test("the page requests one listing and shows it", async () => {
  const { sentRequests, listing, main } = await openListingPage();
  expect(sentRequests.map((url) => url.searchParams.get("id"))).toEqual([`eq.${listing.id}`]);
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
  [null, null, ["This practice hasn't published its prices.  Ask what it charges"]],
])(
  "a monthly price of %j and a yearly price of %j read %j",
  async (monthly_price, yearly_price, lines) => {
    await openListingPage({ monthly_price, yearly_price });
    const pricing = screen.getByRole("heading", { level: 2, name: "Membership Pricing" });
    const texts = [...(pricing.parentElement?.querySelectorAll("p") ?? [])].map((line) =>
      [...line.childNodes].map((node) => node.textContent?.trim()).join(" "),
    );
    expect(texts.slice(0, lines.length)).toEqual(lines);
    expect(texts.at(-2)).toMatch(/HSA/);
    expect(texts.at(-1)).toContain("Direct primary care is not health insurance.");
  },
);

test("the address and all published contact details are links", async () => {
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
    ["(512) 555-0100", "tel:+15125550100"],
    ["(512) 555-0101", "tel:+15125550101"],
    ["ada@oak.example", "mailto:ada@oak.example"],
    ["oak.example", "https://www.oak.example/join"],
  ]);
});

test("fax and profiles are among the contacts, opening year and ages among the facts", async () => {
  const { main } = await openListingPage({
    fax: "+15125550199",
    opened_year: 2016,
    patient_ages: "3+",
    home_visit_miles: 15,
    telehealth_states: ["OK", "TX"],
    social_urls: ["https://www.social.example/oak"],
  });
  const contact = card("Location & Contact");
  expect(contact.getByText("Fax (512) 555-0199")).toBeTruthy();
  const profile = contact.getByRole("link", { name: "Profile on social.example" });
  expect(profile.getAttribute("href")).toBe("https://www.social.example/oak");
  expect(profile.getAttribute("rel")).toBe("noopener noreferrer nofollow");
  for (const [term, words] of [
    ["Open since", "2016"],
    ["Ages accepted", "3 and older"],
    ["Home visits", "Within 15 miles"],
    ["Telehealth states", "Oklahoma, Texas"],
  ] as const) {
    expect(main.getByText(term).nextElementSibling?.textContent).toBe(words);
  }
});

test("the practice model is a fact, and the required statement is plain text near the prices", async () => {
  const state_statement = "This is <b>not</b> insurance.\n\n<script>alert(1)</script>";
  const { main } = await openListingPage({ model: "hybrid", state_statement });
  expect(main.getByText("Practice model").nextElementSibling?.textContent).toBe(
    "Also bills insurance for some patients",
  );
  const heading = card("Membership Pricing").getByText("Statement required by state law");
  expect(heading.nextElementSibling?.textContent).toBe(state_statement);
  expect(heading.parentElement?.querySelector("b, script")).toBeNull();
});

test("clinicians are listed with what is known about each", async () => {
  const { main } = await openListingPage({
    clinicians: [
      clinicianRow({
        former_names: ["Elena Bird"],
        languages: ["English", "Tagalog, basic"],
        medicare_opt_out_until: "2126-05-01",
      }),
      clinicianRow({ position: 2, ...bareClinician("Rosa Wren") }),
    ],
  });
  const section = main.getByRole("heading", { level: 2, name: "Clinicians" }).parentElement;
  const people = [...(section?.querySelectorAll("li > :last-child") ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(people).toEqual([
    "Elena Quill, MDFormerly Elena Bird\nFamily Medicine\nWoman\nSpeaks English, Tagalog (basic)\nAccepting new patients\nPracticing since 1998Opted out of Medicare until May 1, 2126",
    "Rosa Wren",
  ]);
});

test("a clinician who left is named for six months", async () => {
  vi.setSystemTime("2027-11-10T12:00:00Z");
  const former_clinicians = [
    { name: "Elena Quill", left_in: "2027-05" },
    { name: "Hugo Gone", left_in: "2027-04" },
    { name: "Rosa Wren", left_in: "2027-12" },
  ];
  const { main } = await openListingPage({ former_clinicians });
  expect(main.getByText("Elena Quill left this practice in May 2027.")).toBeTruthy();
  expect(main.queryByText(/Hugo Gone|Rosa Wren/)).toBeNull();
});

test("former names of a practice are below its name", async () => {
  const { main } = await openListingPage({ former_names: ["Oak Clinic", "Elm Care"] });
  const name = await main.findByRole("heading", { level: 1 });
  expect(name.nextElementSibling?.textContent).toBe("Formerly Oak Clinic and Elm Care");
});

test("the gallery shows described photos that open in full size, and only from our own storage", async () => {
  const url = "http://api.test/storage/v1/object/public/gallery-photos/1/1.webp";
  const elsewhere = { url: "https://elsewhere.example/1.webp", description: "Elsewhere" };
  const { main } = await openListingPage({
    gallery: [{ url, description: "The waiting room" }, elsewhere],
  });
  const photos = within(main.getByRole("list", { name: "Photos" })).getAllByRole("link");
  expect(photos.map((photo) => photo.getAttribute("href"))).toEqual([url]);
  expect(main.getByRole("img", { name: "The waiting room" }).getAttribute("loading")).toBe("lazy");
});

test("holidays of the next 60 days are shown below the hours", async () => {
  const special_hours = [
    { from: dayFromNow(-3), to: dayFromNow(-1), name: "Retreat" },
    { from: dayFromNow(-1), to: dayFromNow(), name: "Inventory" },
    { from: dayFromNow(60), to: dayFromNow(60), opens: "09:00", closes: "12:00" },
    { from: dayFromNow(61), to: dayFromNow(61), name: "Vacation" },
  ];
  const { main } = await openListingPage({ offices: [officeRow({ special_hours })] });
  const { parentElement } = await main.findByText("Holiday hours");
  const shown = [...(parentElement?.querySelectorAll("dl > div") ?? [])];
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ – .*Closed \(Inventory\)$/),
    expect.stringMatching(/9:00 AM – 12:00 PM$/),
  ]);
});

test("a listing without more photos has no gallery", async () => {
  const { main } = await openListingPage();
  expect(main.queryByRole("list", { name: "Photos" })).toBeNull();
});

test("a clinician shows a photo, or initials without one", async () => {
  const photo = "http://api.test/storage/v1/object/public/clinician-photos/1/1.webp";
  const elsewhere = "https://elsewhere.example/clinician-photos/1/1.webp";
  const { main } = await openListingPage({
    clinicians: [
      clinicianRow({ photo_url: photo }),
      clinicianRow({ position: 2, ...bareClinician("Rosa Wren"), photo_url: elsewhere }),
    ],
  });
  const section = main.getByRole("heading", { level: 2, name: "Clinicians" }).parentElement;
  const faces = [...(section?.querySelectorAll("li > :first-child") ?? [])];
  expect(faces.map((face) => face.querySelector("img")?.getAttribute("src"))).toEqual([
    photo,
    undefined,
  ]);
  expect(faces.map(({ textContent }) => textContent)).toEqual(["", "RW"]);
});

const stored = "http://api.test/storage/v1/object/public";
const face = `${stored}/clinician-photos/1/1.webp`;
const building = `${stored}/practice-photos/1/1.webp`;

test.each<[string, Partial<ListingDetail>, string | undefined]>([
  ["the practice's photo", { photo_url: building }, building],
  ["a clinician's photo if the practice has none", {}, face],
  ["initials without photos", { clinicians: [clinicianRow()] }, undefined],
])("the header shows %s", async (_what, changes, shown) => {
  const clinicians = [clinicianRow(), clinicianRow({ position: 2, photo_url: face })];
  const { main } = await openListingPage({ clinicians, ...changes });
  const header = (await main.findByRole("heading", { level: 1 })).closest("header");
  expect(header?.querySelector("img")?.getAttribute("src")).toBe(shown);
});

test("a solo practice lists no clinicians separately", async () => {
  const { main } = await openListingPage();
  expect(main.queryByRole("heading", { name: "Clinicians" })).toBeNull();
});

test("the owner's phone is not repeated, and unpublished contacts are left out", async () => {
  await openListingPage({
    owner: { full_name: "Dr. Ada Oak", phone: "+15125550100", email: null },
    website: null,
    address_street: null,
  });
  const contact = card("Location & Contact");
  expect(contact.getByRole("group").textContent).toBe("Austin, TX 78704");
  const names = contact.getAllByRole("link").map((link) => link.textContent);
  expect(names).toEqual(["Austin", "Texas", "(512) 555-0100"]);
});

test("Get Directions opens the whole address in a map in a new tab", async () => {
  await openListingPage();
  const link = screen.getByRole("link", { name: "Get Directions" });
  const address = new URL(link.getAttribute("href") ?? "").searchParams.get("destination");
  expect(address).toBe("1 Main St, Austin, TX 78704");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("the address can be copied", async () => {
  const { main, user } = await openListingPage();
  await user.click(main.getByRole("button", { name: "Copy address" }));
  const address = "1 Main St, Austin, TX 78704";
  expect(await findToasts()).toEqual([`Address copied${address}`]);
  expect(await navigator.clipboard.readText()).toBe(address);
});

test.each<[ListingDetail["ownership"], string, boolean]>([
  ["owned", "Verified", false],
  ["claimed", "Claim Pending", false],
  ["none", "Unclaimed", true],
])(
  "a listing that is %s has the badges Checked by our team and %s",
  async (ownership, badge, isClaimable) => {
    const { main } = await openListingPage({ ownership, owner: null });
    expect(main.getByText("Checked by our team")).toBeTruthy();
    const badges = main.getAllByText(/^(Verified|Claim Pending|Unclaimed)$/);
    expect(badges.map((one) => one.textContent)).toEqual([badge]);
    expect(main.queryAllByRole("button", { name: "Claim This Listing" })).toHaveLength(
      isClaimable ? 1 : 0,
    );
  },
);

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
  'a listing by %j shows "Community member"',
  async (submitter) => {
    const { main } = await openListingPage({ submitter: submitter as ListingDetail["submitter"] });
    expect(main.getByText("Added by Community member")).toBeTruthy();
  },
);

test("hours and visit facts are with the address, and other offices in their own section", async () => {
  const { main } = await openListingPage({
    offices: [
      officeRow({
        hours: [[6, "09:00", "12:00"]],
        hours_note: "Closed on holidays",
        step_free: true,
      }),
      officeRow({
        position: 1,
        name: "North",
        phone: "+15125550177",
        by_appointment: true,
        address_city: "Round Rock",
        address_state: "TX",
        address_zip: "78664",
      }),
    ],
  });
  const contact = card("Location & Contact");
  expect(contact.getByText("9:00 AM – 12:00 PM")).toBeTruthy();
  expect(contact.getByText("Closed on holidays")).toBeTruthy();
  expect(contact.getByText("Step-free entrance.")).toBeTruthy();
  const north = main.getByRole("heading", { level: 3, name: "North" }).closest("li");
  expect(north?.textContent).toContain("Round Rock, TX 78664");
  expect(north?.textContent).toContain("Visits by appointment only.");
  expect(north?.querySelector("a")?.getAttribute("href")).toBe("tel:+15125550177");
});

test("an imported listing shows its import date and no badge for our check", async () => {
  const { main } = await openListingPage({
    import_batch_id: crypto.randomUUID(),
    created_at: "2026-11-02T12:00:00+00:00",
  });
  expect(main.getByText("Imported from a list on November 2, 2026")).toBeTruthy();
  expect(main.queryByText(/^Added by/)).toBeNull();
  expect(main.queryByText("Checked by our team")).toBeNull();
});

test("a telehealth practice has no directions", async () => {
  const { main } = await openListingPage({
    telehealth_only: true,
    phone: null,
    website: null,
    owner: null,
    offices: [
      officeRow({
        position: 1,
        name: "Waco",
        address_city: "Waco",
        address_state: "TX",
        address_zip: "76701",
      }),
    ],
  });
  expect(main.getByRole("heading", { name: "Waco" })).toBeTruthy();
  const note = "Mailing address only; visits are by video and phone";
  expect(main.getAllByText(note)).toHaveLength(2);
  expect(main.queryByRole("link", { name: /Directions/ })).toBeNull();
  expect(main.queryByRole("navigation", { name: "Contact the practice" })).toBeNull();
});

test("a PO box is a mailing address without directions or parking", async () => {
  const { main } = await openListingPage({
    address_street: "P.O. Box 12",
    phone: null,
    website: null,
    offices: [
      officeRow({
        hours: [[1, "09:00", "17:00"]],
        step_free: true,
        parking: "Behind the building",
      }),
      officeRow({
        position: 1,
        name: "Waco",
        address_street: "1 Oak Street",
        address_city: "Waco",
        address_state: "TX",
        address_zip: "76701",
      }),
    ],
  });
  const contact = card("Location & Contact");
  const note = "Mailing address only; ask the practice where it sees patients";
  expect(contact.getByText(note)).toBeTruthy();
  expect(contact.getByText("9:00 AM – 5:00 PM")).toBeTruthy();
  expect(contact.queryByText(/Parking|step-free/)).toBeNull();
  expect(contact.queryByRole("link", { name: /Directions/ })).toBeNull();
  // The other office is an actual place.
  expect(main.getByRole("link", { name: "Get Directions" }).getAttribute("href")).toContain("Waco");
});

test("an office without facts is not shown", async () => {
  await openListingPage({ offices: [officeRow({ position: 0, step_free: null })] });
  const contact = screen.getByRole("heading", { name: "Location & Contact" }).parentElement;
  expect([...(contact?.querySelectorAll("div:empty") ?? [])]).toEqual([]);
  expect(screen.queryByText(/^Offices and hours/)).toBeNull();
});

test("missing values have a placeholder or are left out", async () => {
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
  monthly_price: 75,
  yearly_price: 800,
  enrollment_fee: 50,
  visit_fee: 0,
  family_cap: 250,
  tiers: [
    { label: "Children", min_age: 0, max_age: 17, monthly_price: 25 },
    { label: "Seniors", min_age: 65, max_age: null, monthly_price: 95 },
  ],
};

test("prices by age are a table, with fees and the yearly cost", async () => {
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
    "One-time enrollment fee": "$50",
    "Fee per visit": "None",
    "Family maximum, per month": "$250",
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

test("the contact bar offers phone, website, and directions", async () => {
  const { main } = await openListingPage();
  const bar = main.getByRole("navigation", { name: "Contact the practice" });
  const links = within(bar).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Call", "tel:+15125550100"],
    ["Website", "https://www.oak.example/join"],
    ["Directions", expect.stringContaining("1%20Main%20St")],
  ]);
});

test("directions lead to the street, not to the box beside it", async () => {
  const { main } = await openListingPage({ address_street: "PO Box 12, 100 Main St" });
  const [link] = main.getAllByRole("link", { name: "Get Directions" });
  expect(link?.getAttribute("href")).toMatch(/=100%20Main%20St%2C%20Austin/);
});

test("the contact bar offers only known contacts", async () => {
  const { main } = await openListingPage({ phone: null, website: null, owner: null });
  const bar = main.getByRole("navigation", { name: "Contact the practice" });
  const names = within(bar)
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(names).toEqual(["Directions"]);
});

const pricesByAge = [
  { label: "Children", min_age: 0, max_age: 17, monthly_price: 30 },
  { label: "Adults", min_age: 18, max_age: null, monthly_price: 85 },
];

test.each<[Partial<ListingDetail>, RegExp]>([
  [{}, /^At \$75 a month, this is within the \$150 limit for one person/],
  [
    { monthly_price: 151 },
    /^At \$151 a month, this is over the \$150 limit for one person\. Ask the practice before/,
  ],
  [{ visit_fee: 20 }, /^Ask the practice whether .*fee per visit/],
  [
    { specialty: "Obstetrics and Gynecology" },
    /^Ask the practice whether .*more than primary care/,
  ],
  [{ monthly_price: null, yearly_price: null }, /^Ask the practice whether .*exact price/],
  [
    { monthly_price: null, yearly_price: null, tiers: pricesByAge },
    /^It depends on the price for your age\. .*Enter who it is for, and we/,
  ],
])("with %j the HSA note reads %s", async (changes, sentence) => {
  const { main } = await openListingPage(changes);
  const note = main.getByRole("heading", { name: "HSA contributions" }).nextSibling;
  expect(note?.textContent).toMatch(sentence);
  expect(note?.textContent).toContain("enrolled in Medicare can't contribute");
  expect(note?.textContent).toContain("HSA-compatible health plan");
  expect(note?.textContent).not.toMatch(/eligible|can pay/i);
  const link = main.getByRole("link", { name: "How the HSA rule works" });
  expect(link.getAttribute("href")).toBe("/blog/dpc-vs-traditional-insurance");
});

test.each([
  [{}, "One adult"],
  [{ patient_ages: "0-17" }, "One child"],
  [{ specialty: "Pediatrics" }, "One child"],
])("the single price of a practice with %j is labeled %s", async (changes, label) => {
  const { main } = await openListingPage(changes);
  expect(main.getByRole("heading", { level: 3, name: label })).toBeTruthy();
});

test("prices, availability, hours, and phone each show when they were confirmed", async () => {
  const { main } = await openListingPage({
    prices_confirmed_at: "2026-11-21T23:30:00+00:00",
    phone_confirmed_at: "2026-08-02T12:00:00+00:00",
    offices: [officeRow({ by_appointment: true })],
  });
  expect(main.getByText("Prices confirmed November 21, 2026")).toBeTruthy();
  expect(main.getByText("Phone confirmed August 2, 2026")).toBeTruthy();
  expect(main.getByText("Availability not confirmed")).toBeTruthy();
  expect(main.getByText("Offices and hours not confirmed")).toBeTruthy();
});

test("structured data matches the page and cannot end the script element", async () => {
  await openListingPage({ ...sheet, practice_name: "</script><b>Oak" });
  const script = document.querySelector('script[type="application/ld+json"]');
  expect(script?.textContent).not.toContain("<");
  const data = JSON.parse(script?.textContent ?? "");
  expect(data.name).toBe("</script><b>Oak");
  expect(data.makesOffer).toHaveLength(7);
});

test("Share copies the URL on a device without sharing", async () => {
  const { listing, main, user } = await openListingPage();
  await user.click(main.getByRole("button", { name: "Share" }));
  expect(await findToasts()).toEqual(["Link copiedYou can paste it anywhere"]);
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/doctor/${listing.id}$`));
});

test("Ask the practice is a link, even if only the practice's contact details can answer", async () => {
  const { main } = await openListingPage({
    ownership: "none",
    owner: null,
    visit_fee: 20,
    accepting_new_patients: null,
    services: [],
  });
  const links = main.getAllByRole("link", { name: "Ask the practice" });
  const glance = main.getByRole("region", { name: "At a glance" });
  expect(links.map((link) => new URL(link.getAttribute("href") ?? "", "http://x").search)).toEqual([
    "?ask=question&about=new_patients",
    "?ask=question&about=hsa",
  ]);
  expect(glance.contains(links[0] ?? null)).toBe(true);
  const words = main.getAllByText(/Ask the practice/).filter((text) => text.tagName !== "A");
  expect(words.filter((text) => text.querySelector("a") === null)).toEqual([]);
});

test("what decides is at the top: who, price, availability, hours, place, and how to join", async () => {
  const { main } = await openListingPage({
    accepting_new_patients: null,
    clinicians: [
      clinicianRow({ position: 0, name: "Elena Marsh", credentials: "MD" }),
      clinicianRow({ position: 1, name: "Hiro Cardenas", credentials: "DO" }),
    ],
    offices: [officeRow({ hours: [[1, "08:00", "17:00"]] })],
  });
  const glance = within(main.getByRole("region", { name: "At a glance" }));
  const terms = glance.getAllByRole("term").map((term) => term.textContent);
  expect(terms).toEqual([
    "Your clinicians",
    "Membership",
    "New patients",
    "Hours",
    "Where",
    "How to join",
  ]);
  expect(glance.getByText("Elena Marsh, MD · Hiro Cardenas, DO")).toBeTruthy();
  expect(glance.getByText("Send a request here")).toBeTruthy();
  expect(glance.getByRole("link", { name: "Ask the practice" }).getAttribute("href")).toContain(
    "about=new_patients",
  );
});

test.each([
  [{ ownership: "none", owner: null } as const, "Call the practice"],
  [{ ownership: "none", owner: null, phone: null, website: null } as const, "Not published"],
  [{ accepting_new_patients: false }, "Through its waitlist"],
  [{ enrollment_url: "https://www.oak.example/join" }, "On oak.example"],
])("a listing with %j says how to join: %s", async (changes, words) => {
  const { main } = await openListingPage(changes);
  const term = main.getByText("How to join");
  expect(term.nextElementSibling?.textContent).toBe(words);
});

test("the map of the surroundings loads only on a click", async () => {
  answerMap(() => []);
  mockMapSize();
  const { main, user } = await openListingPage();
  expect(main.queryByRole("img", { name: /^Map of/ })).toBeNull();
  await user.click(main.getByRole("button", { name: "Show map" }));
  expect(await main.findByRole("img", { name: /surroundings of ZIP code 78704/ })).toBeTruthy();
  const note = main.getByText(/not the building/);
  expect(note.nextElementSibling?.textContent).toBe("Get Directions");
});

test("a telehealth practice has no map", async () => {
  const { main } = await openListingPage({ telehealth_only: true });
  expect(main.queryByRole("button", { name: "Show map" })).toBeNull();
});

test("the badge of our check explains on a click that it is no patient review", async () => {
  const { main } = await openListingPage();
  const badge = main.getByRole("button", { name: "Checked by our team" });
  const panel = document.getElementById(badge.getAttribute("popovertarget") ?? "");
  expect(panel?.textContent).toMatch(/isn't a review by patients/);
});
