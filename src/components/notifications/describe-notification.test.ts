import { expect, test } from "vitest";
import { describeNotification } from "@/components/notifications/describe-notification";
import { notificationRow } from "@/test/notification-api";

type Changes = Parameters<typeof notificationRow>[0];

const post = "/post/7a0c4c1e-0000-4000-8000-000000000001";
const listing = "/doctor/5f0c4c1e-0000-4000-8000-000000000001";

function describe(changes: Changes = {}) {
  const { before, name, after, ...rest } = describeNotification(notificationRow(changes));
  return { sentence: `${before}${name ?? ""}${after}`, ...rest };
}

const dealing = (changes: Changes) =>
  describe({
    post_id: null,
    post_excerpt: null,
    doctor_id: "5f0c4c1e-0000-4000-8000-000000000001",
    practice_name: "Oak Medicine",
    actor_name: null,
    actor_count: 0,
    ...changes,
  });

test.each([
  [1, "Ana Reyes liked your post"],
  [2, "Ana Reyes and 1 other liked your post"],
  [4, "Ana Reyes and 3 others liked your post"],
])("%i who liked a post share a sentence", (actor_count, sentence) => {
  expect(describe({ actor_count })).toEqual({
    sentence,
    quote: "My doctor called me back.",
    reason: null,
    to: post,
  });
});

test("a notification about a post on the member's practice links to the post", () => {
  const { sentence, quote, to } = describe({
    kind: "story",
    detail: "posted",
    doctor_id: "1",
    practice_name: "Oak Medicine",
  });
  expect([sentence, quote, to]).toEqual([
    "There is a new post about Oak Medicine",
    "My doctor called me back.",
    post,
  ]);
});

test("a notification about a comment links to the comments", () => {
  const { sentence, to } = describe({ kind: "comment", actor_count: 2 });
  expect([sentence, to]).toEqual([
    "Ana Reyes and 1 other commented on your post",
    `${post}#comments`,
  ]);
});

test.each([
  ["reply", "replied to your comment"],
  ["mention", "mentioned you in a comment"],
  ["thread", "commented on a post you follow"],
] as const)("a %s notification links to the comment", (kind, words) => {
  const { sentence, to } = describe({ kind, comment_id: "c1" });
  expect([sentence, to]).toEqual([`Ana Reyes ${words}`, `${post}#comment-c1`]);
});

test("a notification about a new post of a followed member links to the post", () => {
  const { sentence, to } = describe({ kind: "post" });
  expect([sentence, to]).toEqual(["Ana Reyes shared a new post", post]);
});

test("a member without a name is Anonymous, and a deleted one is Someone", () => {
  expect(describe({ actor_name: null }).sentence).toBe("Anonymous liked your post");
  expect(describe({ actor_name: null, actor_count: 0 }).sentence).toBe("Someone liked your post");
});

test("a long post is shortened, and an inaccessible one is left out", () => {
  expect(describe({ post_excerpt: `one\n\ntwo ${"x".repeat(200)}`.slice(0, 120) }).quote).toMatch(
    /^one two x+…$/,
  );
  expect(describe({ post_excerpt: null }).quote).toBeNull();
  expect(describe({ post_id: null }).to).toBe("/feed");
});

test.each([
  ["claim", "approved", "Your claim on Oak Medicine was approved", listing],
  ["claim", "rejected", "Your claim on Oak Medicine was rejected", listing],
  [
    "claim",
    "lapsed",
    "Your claim on Oak Medicine expired because no evidence was added within 30 days",
    listing,
  ],
  ["claim", "revoked", "You no longer own the listing Oak Medicine", "/dashboard"],
  [
    "claim",
    "disputed",
    "Someone disputed a claim on Oak Medicine",
    listing.replace("/doctor", "/admin/listings"),
  ],
  ["listing", "verified", "Your listing Oak Medicine was approved and published", listing],
  ["listing", "rejected", "Your listing Oak Medicine was rejected", listing],
  ["listing", "opened", "Your listing Oak Medicine was reopened and is pending review", listing],
  ["listing", "taken down", "The listing Oak Medicine was taken down", "/dashboard"],
  ["listing", "put back", "The listing Oak Medicine was published again", listing],
  [
    "listing",
    "npi inactive",
    "An NPI on Oak Medicine is no longer active in the NPI registry",
    "/admin/listings/5f0c4c1e-0000-4000-8000-000000000001",
  ],
  [
    "listing",
    "merged",
    "The listing Oak Medicine was merged into another listing for the same practice",
    listing,
  ],
  ["change", "accepted", "Your change to Oak Medicine was approved and published", listing],
  ["change", "declined", "Your change to Oak Medicine was rejected", "/dashboard"],
  ["correction", "suggested", "Someone suggested a correction to Oak Medicine", "/dashboard"],
  ["correction", "accepted", "Your correction to Oak Medicine was approved", listing],
  ["correction", "declined", "Your correction to Oak Medicine was rejected", "/dashboard"],
  ["request", "received", "New request for Oak Medicine", "/dashboard"],
  ["request", "withdrawn", "A request to Oak Medicine was withdrawn", "/dashboard"],
  ["request", "seen", "Your request to Oak Medicine was seen", "/dashboard"],
  ["request", "answered", "Your request to Oak Medicine was answered", "/dashboard"],
  ["request", "declined", "Your request to Oak Medicine was declined", "/dashboard"],
  [
    "request",
    "ended",
    "Your request to Oak Medicine was closed because the practice no longer takes requests here",
    "/dashboard",
  ],
  [
    "request",
    "waiting",
    "Your request to Oak Medicine is on the practice's waitlist",
    "/dashboard",
  ],
  [
    "request",
    "offered",
    "A spot is open at Oak Medicine. Contact the practice to take it",
    listing,
  ],
  ["staff", "invited", "You're invited to help manage Oak Medicine", "/dashboard"],
  ["staff", "offered", "You're invited to become the owner of Oak Medicine", "/dashboard"],
  ["staff", "owner", "You're now the owner of Oak Medicine", "/dashboard"],
  ["staff", "handed over", "Ownership of Oak Medicine was transferred", "/dashboard"],
  ["staff", "removed", "You no longer have access to Oak Medicine", "/dashboard"],
  ["request", "something new", "There is an update about Oak Medicine", "/dashboard"],
] as const)("%s %s", (kind, detail, sentence, to) => {
  expect(dealing({ kind, detail })).toEqual({ sentence, quote: null, reason: null, to });
});

test.each([
  ["suspended", "Spam", "Your account is suspended. You can read but not post"],
  ["restored", null, "Your account is active again. You can post"],
])("an account that was %s", (detail, note, sentence) => {
  const text = describe({ kind: "account", detail, note, post_id: null, post_excerpt: null });
  expect(text).toEqual({ sentence, quote: null, reason: note, to: "/dashboard" });
});

test.each([
  ["Oak", "An admin reviewed your report about Oak", "/doctor/1"],
  // Only its owner can see a listing that was taken down.
  [null, "An admin reviewed your report about a listing", "/directory"],
])(
  "a closed report of the listing %s has a sentence and a reason",
  (practice_name, sentence, to) => {
    const report = { kind: "report", detail: "closed", doctor_id: "1", post_id: null } as const;
    const text = describe({ ...report, practice_name, note: "It is a bakery" });
    expect(text).toMatchObject({ sentence, reason: "It is a bakery", to });
  },
);

test.each([
  ["kept", post.slice("/post/".length), "An admin reviewed a post you reported and kept it"],
  ["removed", post.slice("/post/".length), "An admin removed a post you reported"],
  ["kept", null, "An admin reviewed a comment you reported and kept it"],
  ["removed", null, "An admin removed a comment you reported"],
])("a reporter is notified that the content was %s", (detail, post_id, sentence) => {
  const text = describe({ kind: "report", detail, note: "Because", post_id });
  expect([text.sentence, text.reason]).toEqual([sentence, "Because"]);
});

test("a sentence without the practice's name leaves the name out", () => {
  const text = describe({ kind: "report", detail: "kept", practice_name: "Oak Medicine" });
  expect(text.sentence).toBe("An admin reviewed a post you reported and kept it");
});

test.each([
  [{ detail: "accepting" }, "Oak Medicine is now accepting patients", listing],
  [
    { detail: "accepting", practice_name: null },
    "A practice on your alerts is now accepting patients",
    listing,
  ],
  [
    { detail: "nearby", note: "Austin, TX", found_count: 1 },
    "Oak Medicine is new within 25 miles of Austin, TX",
    listing,
  ],
  [
    { detail: "nearby", note: "ZIP 78704", found_count: 12, doctor_id: null },
    "12 new practices within 25 miles of ZIP 78704",
    "/saved",
  ],
])("an alert that found %j", (changes, sentence, to) => {
  const text = dealing({ kind: "alert", ...changes });
  expect(text).toEqual({ sentence, quote: null, reason: null, to });
});

test("a decision shows its reason, and a request its answer", () => {
  const claim = dealing({ kind: "claim", detail: "rejected", note: "They do not know you there" });
  expect([claim.quote, claim.reason]).toEqual([null, "They do not know you there"]);
  const request = dealing({ kind: "request", detail: "answered", note: "Welcome!" });
  expect([request.quote, request.reason]).toEqual(["Welcome!", null]);
});

test("an automatic decision shows the sentence of its code", () => {
  const note = JSON.stringify({ code: "reported_by_several" });
  const hidden = describe({ kind: "moderation", detail: "hidden", note });
  expect([hidden.sentence, hidden.reason]).toEqual([
    "Your post is hidden for now",
    "Several members reported it. An admin will decide whether it stays.",
  ]);
});

test.each([
  ["closing", {}, "Elm Care will close on March 1, 2027."],
  [
    "closing",
    { suggested_name: "Ash Care" },
    "Elm Care will close on March 1, 2027. The practice suggests Ash Care.",
  ],
  ["closed", {}, "Elm Care closed on March 1, 2027."],
])("a notification about a closing (%s) has a sentence with %o", (detail, facts, sentence) => {
  const note = JSON.stringify({ practice_name: "Elm Care", closed_on: "2027-03-01", ...facts });
  expect(dealing({ kind: "listing", detail, note }).reason).toBe(sentence);
});

test("a notification that a practice with an open request closes quotes the sentence", () => {
  const note = JSON.stringify({ practice_name: "Elm Care", closed_on: "2027-03-01" });
  const { quote, reason } = dealing({ kind: "request", detail: "closing", note });
  expect([quote, reason]).toEqual(["Elm Care will close on March 1, 2027.", null]);
});

test("a practice that the member can no longer see has no name", () => {
  const text = dealing({ kind: "claim", detail: "rejected", practice_name: null });
  expect(text.sentence).toBe("Your claim on a practice was rejected");
});

test.each([
  ["removed", "Rude", "An admin removed your post"],
  ["restored", null, "An admin reviewed your post, and it is visible again"],
])("a post %s with the reason %s", (detail, note, sentence) => {
  expect(describe({ kind: "moderation", detail, note })).toEqual({
    sentence,
    reason: note,
    quote: "My doctor called me back.",
    to: post,
  });
});

test.each([
  ["hidden", "Your comment is hidden for now", "/community-guidelines"],
  ["removed", "An admin removed your comment", "/community-guidelines"],
  ["restored", "An admin reviewed your comment, and it is visible again", "/feed"],
  ["comment erased", "An admin permanently deleted your comment", "/community-guidelines"],
  ["post erased", "An admin permanently deleted your post", "/community-guidelines"],
])("a comment or deleted content that was %s", (detail, sentence, to) => {
  const text = describe({ kind: "moderation", detail, post_id: null, post_excerpt: null });
  expect([text.sentence, text.to]).toEqual([sentence, to]);
});

test.each([
  ["edit", "An admin changed your listing Oak Medicine"],
  ["import", "An import changed your listing Oak Medicine"],
  ["other", "Someone outside your practice changed your listing Oak Medicine"],
])("a listing changed by an action (%s) of others", (note, sentence) => {
  const text = dealing({ kind: "listing", detail: "changed", note, changes: {} });
  expect(text.sentence).toBe(sentence);
  expect([text.reason, text.to]).toEqual([
    null,
    "/doctor/setup?practice=5f0c4c1e-0000-4000-8000-000000000001",
  ]);
});
