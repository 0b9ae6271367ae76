import { describe, expect, test } from "vitest";
import { parseDecisionFilters } from "../../../../src/lib/admin/admin-queues.ts";
import { allFields, fieldKind } from "../../../../src/lib/listings/fields.ts";
import { paths } from "../../../../src/lib/paths.ts";
import { reasonText } from "../../../../src/lib/reason-text.ts";
import { questionLabels, requestQuestions } from "../../../../src/lib/requests/questions.ts";
import { composeEmail } from "./compose-email.ts";
import { type EmailedEvent, emailedEvents } from "./event-codes.ts";
import type { Facts, Task } from "./task.ts";
import { readUnsubscribeToken, unsubscribePath } from "./unsubscribe.ts";
import { spanishEvents } from "./wording.ts";
import { sitePaths } from "./wording-parts.ts";

const site = {
  url: "https://dpc.test",
  functionsUrl: "https://api.dpc.test/functions/v1",
  signingKeys: ["a key for links in tests"],
};
const listing = "11111111-2222-4333-8444-555555555555";

const taskOf = (event: EmailedEvent, facts: Facts = {}, changes: Partial<Task> = {}): Task => ({
  id: "aaaa",
  lease: "bbbb",
  recipient: listing,
  address: "reader@example.com",
  event,
  topic: "requests",
  attempts: 1,
  language: "en",
  facts,
  ...changes,
});

describe.each([
  ...emailedEvents.map((event) => [event, "en"] as const),
  ...spanishEvents.map((event) => [event, "es"] as const),
])("an email of type %s in language %s", (event, language) => {
  test("is complete even if every name is missing", async () => {
    const { subject, text, html } = await composeEmail(taskOf(event, {}, { language }), site);
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/);
      expect(part.trim()).not.toBe("");
    }
    expect(html).toMatch(/href="https:\/\/dpc\.test\//);
  });

  test("shows typed text on one line", async () => {
    const evil = '<script>alert(1)</script>\r\nBcc: all@example.com\u202e"';
    const facts = { practice: evil, person: evil, plan: evil, place: evil, listing };
    const { subject, html, text } = await composeEmail(taskOf(event, facts, { language }), site);
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toContain("<script");
  });

  test("contains no links to typed addresses", async () => {
    const evil = "https://evil.example/login, me@evil.example, evil．example, 1.2.3.4/x";
    const facts = {
      practice: evil,
      person: evil,
      plan: evil,
      times: evil,
      place: evil,
      suggested: evil,
      changes: { website: [evil, `${evil}?`], offices: [[], [{ name: evil }]] } as Facts["changes"],
      subject: evil,
      closes_on: "2027-03-01",
      removed_from: [evil],
      allowed: [evil],
      listing,
    };
    const { subject, html, text } = await composeEmail(taskOf(event, facts, { language }), site);
    for (const part of [subject, html, text]) {
      expect(part.replace(/https:\/\/dpc\.test\S*/g, "")).not.toMatch(
        /evil[.．]example|@evil|:\/\/|1\.2/,
      );
    }
  });
});

// Email programs read full-width and ideographic signs like their ASCII counterparts.
test.each([
  ["evil．com", "evil. com"],
  ["evil。com", "evil. com"],
  ["evil｡com", "evil. com"],
  ["ｅｖｉｌ．ｃｏｍ", "evil. com"],
  ["evil․com", "evil. com"],
  ["ev\u00ADil.c\u200Bom", "evil. com"],
  ["1.2.3.4/x", "1. 2. 3.4/x"],
  ["１．２．３．４", "1. 2. 3.4"],
  ["https：／／evil", "https: //evil"],
  ["https:\\\\evil", "https: \\\\evil"],
  ["me＠evil", "me@ evil"],
])("the name %s is not a link", async (practice, shown) => {
  const { subject, text } = await composeEmail(taskOf("listing_verified", { practice }), site);
  expect(subject).toContain(shown);
  expect(text).toContain(shown);
});

test("credentials after a name and prices are unchanged", async () => {
  const facts = { practice: "Oak, P.L.L.C.", person: "Ann O'Neil, M.D.", plan: "Adults, $89.50" };
  const { subject, text } = await composeEmail(taskOf("request_received", facts), site);
  expect(subject).toBe("New request for Oak, P.L.L.C.");
  expect(text).toContain("Ann O'Neil, M.D. requested");
  expect(text).toContain("Adults, $89.50");
});

test("a request email contains the name and plan", async () => {
  const facts = { practice: "Oak", person: "Pat Patient", plan: "Adults", asks_for: "membership" };
  const { subject, text } = await composeEmail(taskOf("request_received", facts as Facts), site);
  expect(subject).toBe("New request for Oak");
  expect(text).toContain("Pat Patient requested a membership");
  expect(text).toContain("Membership: Adults");
  expect(text).toContain("https://dpc.test/dashboard");
});

test("a request email says who it is for and how to answer", async () => {
  const facts: Facts = {
    practice: "Oak",
    asks_for: "membership",
    requested_for: "household",
    starts_on: "2027-03-01",
    contact_method: "text",
  };
  const { text } = await composeEmail(taskOf("request_received", facts), site);
  expect(text).toContain("For: their household");
  expect(text).toContain("Start date: March 1, 2027");
  expect(text).toContain("Preferred contact: text message");
});

test.each([
  [true, "Language: prefers Spanish. Your listing says someone there speaks it."],
  [false, "Language: prefers Spanish. Your listing doesn't say anyone there speaks it."],
])("a request email names a preference for Spanish, spoken there: %s", async (is_spoken, line) => {
  const facts: Facts = { practice: "Oak", prefers_spanish: { is_spoken } };
  expect((await composeEmail(taskOf("request_received", facts), site)).text).toContain(line);
});

test.each([
  ["waitlist", "New waitlist request for Oak", "Pat asked for a spot on the waitlist"],
  ["question", "New question for Oak", "Pat asked a question"],
  ["meeting", "New meet-and-greet request for Oak", "Pat asked for a free meet-and-greet"],
] as const)(
  "an email about a %s calls it that, with the questions as in the form",
  async (asks_for, title, headline) => {
    const facts: Facts = { practice: "Oak", person: "Pat", asks_for, questions: requestQuestions };
    const { subject, text } = await composeEmail(taskOf("request_received", facts), site);
    expect(subject).toBe(title);
    expect(text).toContain(headline);
    for (const label of Object.values(questionLabels)) expect(text).toContain(`Question: ${label}`);
  },
);

test("an email about an ended request leads to the dashboard, because the listing may be hidden", async () => {
  const facts: Facts = { practice: "Oak", listing: "l1" };
  const { text } = await composeEmail(taskOf("request_ended", facts), site);
  expect(text).toContain("Open your dashboard");
  expect(text).not.toContain("/doctor/");
});

test("an email about a closing says when and which practice is suggested", async () => {
  const facts: Facts = { practice: "Oak", closes_on: "2027-03-01", suggested: "Elm, P.L.L.C." };
  const { subject, text } = await composeEmail(taskOf("request_closing_announced", facts), site);
  expect(subject).toBe("Oak will close on March 1, 2027");
  expect(text).toContain("Oak will close on March 1, 2027");
  expect(text).toContain("The practice suggests Elm, P.L.L.C.");
});

test.each([
  [{ starts_on: "2027-01-01", monthly_price: 95 }, "From January 1, 2027: $95 a month."],
  [{ starts_on: "2027-01-01", visit_fee: 10 }, "New prices from January 1, 2027."],
  [undefined, "Today's prices stay as they are."],
])("an email about announced prices %j says %j", async (announced, sentence) => {
  const facts = { practice: "Oak", listing, ...(announced && { announced }) };
  expect((await composeEmail(taskOf("prices_announced", facts), site)).text).toContain(sentence);
});

test.each([
  ["request_declined", "Oak declined your request"],
  ["claim_rejected", "Your claim on Oak was rejected"],
  ["listing_submitted", "We received your listing for Oak"],
  ["listing_verified", "Oak is now in the directory"],
  ["staff_invited", "You're invited to help manage Oak"],
  ["ownership_received", "You're now the owner of Oak"],
  ["ownership_transferred", "Oak has a new owner"],
] as const)("the subject of a %s email says what happened", async (event, subject) => {
  expect(await composeEmail(taskOf(event, { practice: "Oak" }), site)).toMatchObject({ subject });
});

test.each([
  [
    { found: 2, accepting: 9, posts: 3, threads: 1 },
    "2 new practices near Austin, TX 78704 this week",
    [
      "3 new posts from your state.",
      "New comments on a post you follow.",
      "9 practices within 25 miles of Austin, TX 78704 are accepting patients.",
    ],
    "/directory?search=Austin%2C+TX+78704",
  ],
  [
    { found: 0, accepting: 9, posts: 1, threads: 2 },
    "A new post from your state this week",
    ["New comments on 2 posts you follow."],
    "/feed?near=TX",
  ],
  [
    { found: 0, posts: 0, threads: 1 },
    "New comments on a post you follow this week",
    [],
    "/feed?near=TX",
  ],
] satisfies [Facts, string, string[], string][])(
  "a weekly digest of %j says what was new, the most important first",
  async (facts, headline, lines, path) => {
    const task = taskOf("weekly_digest", { place: "Austin, TX 78704", state: "TX", ...facts });
    const { subject, text } = await composeEmail(task, site);
    expect(subject).toBe(headline);
    const start = [headline, ...lines, "We send this once a week when there's something new."];
    expect(text.replace(/\s+/g, " ")).toContain(start.join(" "));
    expect(text).toContain(`https://dpc.test${path}`);
  },
);

test.each([
  ["post_hidden", "private_information_reported"],
  ["post_hidden", "reported_by_several"],
  ["claim_rejected", "claim_disputed"],
] as const)(
  "an email (%s) has the sentence of an automatic reason (%s), as the site shows it",
  async (event, code) => {
    const reason = JSON.stringify({ code });
    const { text } = await composeEmail(
      taskOf(event, { post: "1", practice: "Oak", reason }),
      site,
    );
    expect(text.replace(/\s+/g, " ")).toContain(`Reason: ${reasonText(reason)}`);
  },
);

test("the email about a rejected change has its reason and links to the field", async () => {
  const facts = { practice: "Oak", listing, field: "npi", reason: "It belongs to someone else." };
  const { text } = await composeEmail(taskOf("change_declined", facts), site);
  expect(text).toContain("Reason: It belongs to someone else.");
  expect(text).toContain(
    `Edit your listing: https://dpc.test/doctor/setup?practice=${listing}&field=npi`,
  );
});

test.each([
  ["claim_rejected", "claim", "claim the listing again"],
  ["claim_rejected", "compete", "Someone else now owns or has claimed"],
  ["claim_rejected", "unlisted", "The listing isn't in the directory right now."],
  ["listing_rejected", "resubmit", "you can edit and resubmit it or appeal"],
  ["listing_rejected", "appeal", "You can appeal the decision"],
  ["listing_taken_down", "appeal", "You can appeal the decision"],
  ["listing_taken_down", "ended", "Your claim on it has ended."],
] as const)(
  "a %s email offers only a possible next step: %s",
  async (event, next_step, sentence) => {
    const facts: Facts = { practice: "Oak", listing, reason: "We can't reach them.", next_step };
    const { text } = await composeEmail(taskOf(event, facts), site);
    expect(text.replace(/\s+/g, " ")).toContain(sentence);
    expect(text).toContain("Reason: We can't reach them.");
    expect(text).toContain("Open your dashboard");
  },
);

test("the digest for admins lists what waits in the order of the admin pages", async () => {
  const queues = { claims: 1, reports: 0, listings: 2, corrections: 3 };
  const { text } = await composeEmail(taskOf("admin_digest", { queues }), site);
  expect(text).toMatch(
    /6 items are pending review\s+2 listings\s+1 claim\s+3 corrections\s+We send/,
  );
});

test.each([
  ["listing_taken_down", "The listing was published again."],
  ["listing_rejected", "The listing went back to review."],
  ["member_suspended", "You can post again."],
] as const)(
  "the email about an approved appeal (%s) says what it changed",
  async (appealed, line) => {
    const { text } = await composeEmail(
      taskOf("appeal_granted", { practice: "Oak", appealed }),
      site,
    );
    expect(text).toContain(line);
  },
);

test.each([
  [undefined, "that its practice manages it, and since when."],
  [["npi"], "that its practice manages it, and since when; your NPI."],
  [["npi", "phone"], "since when; your NPI; your work phone as the practice's phone."],
])("the email about an approved claim lists what became public: %s", async (added, listed) => {
  const { text } = await composeEmail(taskOf("claim_approved", { added }), site);
  expect(text.replace(/\s+/g, " ")).toContain(listed);
  expect(text).toContain("The rest of your claim stays private.");
});

test("the email about a change by others has the values before and after", async () => {
  const hours = [
    [1, "08:00", "17:00"],
    [2, "08:00", "17:00"],
  ];
  const changes: Facts["changes"] = {
    phone: ["+15125550142", "+15125550199;ext=3"],
    monthly_price: [79.5, 90],
    website: ["https://oak.example", null],
    accepting_new_patients: [null, false],
    languages: [["English"], ["English", "Spanish"]],
    tiers: [[], [{ label: "Children", min_age: 0, max_age: 17, monthly_price: 50 }]],
    offices: [[{ address_street: null, hours: [] }], [{ address_street: null, hours }]],
    prices_confirmed_at: [null, "2026-11-28T10:00:00+00:00"],
    announced_prices: [null, { starts_on: "2027-01-01", monthly_price: 99, yearly_price: null }],
  };
  const { subject, text } = await composeEmail(
    taskOf("listing_changed", { practice: "Oak", listing, act: "import", changes }),
    site,
  );
  expect(subject).toBe("An import changed your listing for Oak");
  expect(text).toContain(
    [
      "An admin imported a list of practices that includes yours.",
      "Phone: (512) 555-0199 ext. 3 (was (512) 555-0142)",
      "Monthly price: $90 (was $79.50)",
      "Website: removed (was https: //oak. example)",
      "Accepting new patients: no (was empty)",
      "Languages: Spanish (was empty)",
      "Prices by age: Children (ages 0 to 17) $50 (was empty)",
      "Offices and hours: Mon, Tue 08:00–17:00 (was Main office)",
      "Prices confirmed: November 28, 2026 (was empty)",
      "Announced prices: from January 1, 2027: Monthly price $99, Yearly price removed (was empty)",
    ].join("\n\n"),
  );
  expect(text).toContain(`Review your listing: https://dpc.test/doctor/setup?practice=${listing}`);
});

test("the email about a suggested change doesn't say that the listing was changed", async () => {
  const changes: Facts["changes"] = { npi: ["1234567893", "1245319599"] };
  const { subject, text } = await composeEmail(
    taskOf("listing_changed", { practice: "Oak", listing, act: "suggest", changes }),
    site,
  );
  expect(subject).toBe("An admin suggests a change to your listing for Oak");
  expect(text).toContain("NPI: 1245319599 (now 1234567893)");
  expect(text.replace(/\s+/g, " ")).toContain("which stays as it is unless you accept them.");
  expect(text).not.toContain("changed");
});

test("the email about a new admin addresses the new admin", async () => {
  const { subject, text } = await composeEmail(
    taskOf("admin_added", { admin: "Ada Adler", reason: "Joins us" }, { topic: null }),
    site,
  );
  expect(subject).toBe("You're now an admin of DPC Nearby");
  expect(text).toContain("Ada Adler gave you this role.");
  expect(text).toContain("Reason: Joins us");
});

test("the email about a change by others labels every field, and formats every price", async () => {
  for (const column of allFields) {
    const isPrice = fieldKind(column) === "price";
    const changes: Facts["changes"] = { [column]: [null, isPrice ? 12 : "x"] };
    const { text } = await composeEmail(taskOf("listing_changed", { changes }), site);
    if (isPrice) expect(text).toContain(": $12 (was empty)");
    expect(text, column).not.toContain("_");
  }
});

test("an email sent twice is identical", async () => {
  const task = taskOf("post_commented", { person: "Ann", people: 3, post: listing });
  expect(await composeEmail(task, site)).toEqual(await composeEmail(task, site));
  expect((await composeEmail(task, site)).text).toContain("Ann and 2 others commented");
});

test("a long name does not fill the subject", async () => {
  const facts = { practice: "Very ".repeat(80) };
  const { subject } = await composeEmail(taskOf("listing_verified", facts), site);
  expect(subject.length).toBeLessThan(160);
});

test.each([
  ["request_waitlisted", "requests"],
  ["admin_digest", "admin_digest"],
] as const)(
  "the email %s has unsubscribe links for people and email programs",
  async (event, topic) => {
    const { headers, text, html } = await composeEmail(taskOf(event, {}, { topic }), site);
    const token = /token=(\S+)/.exec(text)?.[1] ?? "";
    expect(await readUnsubscribeToken(decodeURIComponent(token), site.signingKeys)).toEqual({
      id: listing,
      topic,
    });
    expect(
      await readUnsubscribeToken(decodeURIComponent(token), ["an unrelated key for links"]),
    ).toBeNull();
    expect(
      await readUnsubscribeToken(decodeURIComponent(token), ["a newer key", ...site.signingKeys]),
    ).not.toBeNull();
    expect(headers["List-Unsubscribe"]).toBe(`<${site.functionsUrl}/unsubscribe?token=${token}>`);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(html).toContain(`https://dpc.test/unsubscribe?token=${token}`);
  },
);

test.each([
  ["staff_invited", { role: "front_desk" }, "Olga invited you to join as front desk staff."],
  ["staff_invited", { role: "manager" }, "Olga invited you to join as a manager."],
  ["ownership_offered", { role: "owner" }, "Olga offers you the ownership."],
  ["ownership_transferred", {}, "Olga now owns the listing."],
] as const)("an email %s with %j names who did it", async (event, facts, sentence) => {
  const task = taskOf(event, { practice: "Oak", person: "Olga", ...facts });
  expect((await composeEmail(task, site)).text).toContain(sentence);
});

test("an invitation names the inviter and role, and has an unsubscribe link", async () => {
  const facts = {
    practice: "Oak",
    person: "Olga www.evil.example",
    invitation: listing,
    invited: listing,
  };
  const { text, headers } = await composeEmail(
    taskOf("invitation", { ...facts, role: "manager" }, { topic: null }),
    site,
  );
  expect(text).toContain("invited you to join as a manager");
  expect(text).not.toContain("evil.example");
  expect(text).not.toMatch(/account at|settings/);
  const token = /Unsubscribe from invitations: https:\/\/dpc\.test\/unsubscribe\?token=(\S+)/.exec(
    text,
  )?.[1];
  const subscription = await readUnsubscribeToken(
    decodeURIComponent(token ?? ""),
    site.signingKeys,
  );
  expect(subscription).toEqual({ id: listing, topic: "invitations" });
  expect(headers["List-Unsubscribe"]).toContain(token);
});

test("emails link to pages of the site", () => {
  expect(unsubscribePath).toBe(paths.unsubscribe);
  expect(sitePaths.settings).toBe(paths.settings);
  const log = new URL(sitePaths.adminsAdded, site.url).searchParams;
  expect(log.get("tab")).toBe("decisions");
  expect(parseDecisionFilters(log).event).toBe("admin_added");
  expect(sitePaths.dashboard).toBe(paths.dashboard);
  expect(sitePaths.saved).toBe(paths.saved());
  expect(sitePaths.feed).toBe(paths.feed);
  expect(sitePaths.notifications).toBe(paths.notifications);
  expect(sitePaths.near({ place: "Austin, TX 78704" })).toBe(
    paths.directory({ search: "Austin, TX 78704" }),
  );
  expect(sitePaths.listing({ listing })).toBe(paths.listing(listing));
  expect(sitePaths.invitation({ invitation: listing })).toBe(
    `${paths.auth}?${new URLSearchParams({ tab: "sign-up", next: paths.invitation(listing) })}`,
  );
  expect(sitePaths.setup({ listing })).toBe(paths.ownPractice(listing));
  expect(sitePaths.setup({ listing, field: "npi" })).toBe(paths.ownPracticeField(listing, "npi"));
  expect(sitePaths.nearFeed({ state: "TX" })).toBe(paths.feedOf({ near: "TX" }));
  expect(sitePaths.comments({ post: listing })).toBe(paths.postComments(listing));
});

test.each([
  [
    { removal: "practice", removed_from: ["Oak Care", "Oak West"] },
    "Oak is no longer listed",
    "We took down: Oak Care and Oak West.",
  ],
  [
    { removal: "physician", removed_from: ["Oak Care"] },
    "Oak is no longer listed",
    "We removed the physician from: Oak Care.",
  ],
  [
    { removal: "former name", removed_from: ["Oak Care"] },
    "Oak is no longer shown",
    "We removed the former name from: Oak Care.",
  ],
  [
    { removal: "practice" },
    "Oak won't be listed",
    "We found no listing, so there was nothing to take down.",
  ],
] satisfies [Facts, string, string][])(
  "an email about an approved removal says what happened: %j",
  async (facts, headline, line) => {
    const { text } = await composeEmail(
      taskOf("removal_approved", { practice: "Oak", ...facts }),
      site,
    );
    expect(text).toContain(headline);
    expect(text).toContain(line);
  },
);

test("an email about a suspension names its end", async () => {
  const ending = await composeEmail(taskOf("member_suspended", { ends_on: "2027-03-01" }), site);
  expect(ending.text).toContain("Your account is suspended until March 1, 2027");
  const open = await composeEmail(taskOf("member_suspended"), site);
  expect(open.text).toContain("you can't post until an admin lifts the suspension");
});
