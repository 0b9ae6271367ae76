import { expect, test } from "vitest";
import { describeNotification } from "@/components/notifications/describe-notification";
import { notificationRow } from "@/test/notification-api";

type Changes = Parameters<typeof notificationRow>[0];

const post = "/post/7a0c4c1e-0000-4000-8000-000000000001";
const listing = "/doctor/5f0c4c1e-0000-4000-8000-000000000001";

function describe(changes: Changes = {}) {
  const text = describeNotification(notificationRow(changes));
  if (!text) throw new Error("The event is unknown");
  const { subject: _, before, name, after, ...rest } = text;
  return { sentence: `${before}${name ?? ""}${after}`, ...rest };
}

const dealing = (changes: Changes) =>
  describe({
    post_id: null,
    excerpt: null,
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
    event: "story_posted",
    doctor_id: "1",
    practice_name: "Oak Medicine",
  });
  expect([sentence, quote, to]).toEqual([
    "There is a new story about Oak Medicine. Your practice can answer it once",
    "My doctor called me back.",
    post,
  ]);
});

test("the answer of a practice to a story is no mere comment", () => {
  const { sentence } = describe({ event: "post_commented", is_answer: true });
  expect(sentence).toBe("Ana Reyes answered your story for the practice");
});

test("a notification about a comment links to the comments", () => {
  const { sentence, to } = describe({ event: "post_commented", actor_count: 2 });
  expect([sentence, to]).toEqual([
    "Ana Reyes and 1 other commented on your post",
    `${post}#comments`,
  ]);
});

test.each([
  ["comment_liked", "liked your comment"],
  ["comment_replied", "replied to your comment"],
  ["member_mentioned", "mentioned you in a comment"],
  ["thread_commented", "commented on a post you follow"],
] as const)("a %s notification links to the comment", (event, words) => {
  const { sentence, to } = describe({ event, comment_id: "c1" });
  expect([sentence, to]).toEqual([`Ana Reyes ${words}`, `${post}#comment-c1`]);
});

test.each(["post", "story"] as const)(
  "a notification about a new %s of a followed member names it and links to it",
  (post_kind) => {
    const { sentence, to } = describe({ event: "member_posted", post_kind });
    expect([sentence, to]).toEqual([`Ana Reyes shared a new ${post_kind}`, post]);
  },
);

test.each([
  ["membership", "New request for Oak Medicine"],
  ["question", "New question for Oak Medicine"],
  ["meeting", "New meet-and-greet request for Oak Medicine"],
  ["waitlist", "New waitlist request for Oak Medicine"],
])("a new request for a %s is called as in its email", (note, sentence) => {
  const said = describe({ event: "request_received", practice_name: "Oak Medicine", note });
  expect([said.sentence, said.quote]).toEqual([sentence, null]);
});

test("a withdrawn request is no quote", () => {
  expect(describe({ event: "request_withdrawn", note: "question" }).quote).toBeNull();
});

test("a member without a name is Anonymous, and a deleted one is Someone", () => {
  expect(describe({ actor_name: null }).sentence).toBe("Anonymous liked your post");
  expect(describe({ actor_name: null, actor_count: 0 }).sentence).toBe("Someone liked your post");
});

test("a quoted post is shortened and loses its marks, and an inaccessible one is left out", () => {
  expect(describe({ excerpt: `one\n\ntwo ${"x".repeat(200)}`.slice(0, 120) }).quote).toMatch(
    /^one two x+…$/,
  );
  expect(describe({ excerpt: null }).quote).toBeNull();
  expect(describe({ excerpt: "# Costs\nIs it **really** $75?" }).quote).toBe(
    "Costs Is it really $75?",
  );
  expect(describe({ post_id: null }).to).toBe("/feed");
});

test.each([
  ["claim_approved", "Your claim on Oak Medicine was approved", listing],
  ["claim_rejected", "Your claim on Oak Medicine was rejected", "/dashboard"],
  [
    "claim_expired",
    "Your claim on Oak Medicine expired because no evidence was added within 30 days",
    listing,
  ],
  ["ownership_revoked", "You no longer own the listing Oak Medicine", "/dashboard"],
  [
    "claim_disputed",
    "Someone disputed a claim on Oak Medicine",
    listing.replace("/doctor", "/admin/listings"),
  ],
  ["listing_submitted", "We received your listing Oak Medicine. An admin will review it", listing],
  ["listing_verified", "Your listing Oak Medicine was approved and published", listing],
  ["listing_rejected", "Your listing Oak Medicine was rejected", listing],
  ["listing_reopened", "Your listing Oak Medicine was reopened and is pending review", listing],
  ["listing_taken_down", "The listing Oak Medicine was taken down", "/dashboard"],
  ["listing_restored", "The listing Oak Medicine was published again", listing],
  [
    "npi_deactivated",
    "An NPI on Oak Medicine is no longer active in the NPI registry",
    "/admin/listings/5f0c4c1e-0000-4000-8000-000000000001",
  ],
  [
    "listing_merged",
    "The listing Oak Medicine was merged into another listing for the same practice",
    listing,
  ],
  ["change_accepted", "The change to Oak Medicine was approved and published", listing],
  ["change_declined", "The change to Oak Medicine was rejected", "/dashboard"],
  ["correction_suggested", "Someone suggested a correction to Oak Medicine", "/dashboard"],
  ["correction_accepted", "Your correction to Oak Medicine was approved", listing],
  ["correction_declined", "Your correction to Oak Medicine was rejected", "/dashboard"],
  ["request_received", "New request for Oak Medicine", "/dashboard"],
  ["request_withdrawn", "A request to Oak Medicine was withdrawn", "/dashboard"],
  ["request_seen", "Your request to Oak Medicine was seen", "/dashboard"],
  ["request_answered", "Your request to Oak Medicine was answered", "/dashboard"],
  ["request_declined", "Your request to Oak Medicine was declined", "/dashboard"],
  [
    "request_ended",
    "Your request to Oak Medicine was closed because the practice no longer takes requests here",
    "/dashboard",
  ],
  [
    "request_waitlisted",
    "Your request to Oak Medicine is on the practice's waitlist",
    "/dashboard",
  ],
  ["request_offered", "A spot is open at Oak Medicine. Contact the practice to take it", listing],
  ["staff_invited", "You're invited to help manage Oak Medicine", "/dashboard"],
  ["ownership_offered", "You're invited to become the owner of Oak Medicine", "/dashboard"],
  ["ownership_received", "You're now the owner of Oak Medicine", "/dashboard"],
  ["ownership_transferred", "Ownership of Oak Medicine was transferred", "/dashboard"],
  ["staff_removed", "You no longer have access to Oak Medicine", "/dashboard"],
] as const)("%s", (event, sentence, to) => {
  expect(dealing({ event })).toEqual({ sentence, quote: null, reason: null, to });
});

test.each([
  ["member_warned", "Spam", "An admin warned you", "/community-guidelines"],
  ["member_suspended", "Spam", "Your account was suspended", "/dashboard"],
  ["member_restored", null, "Your account is active again. You can post", "/dashboard"],
] as const)("%s", (event, note, sentence, to) => {
  const text = describe({ event, note, post_id: null, excerpt: null });
  expect(text).toEqual({ sentence, quote: null, reason: note, to });
});

test.each([
  ["Oak", "An admin reviewed your report about Oak", "/doctor/1"],
  // Only its owner can see a listing that was taken down.
  [null, "An admin reviewed your report about a listing", "/directory"],
])(
  "a closed report of the listing %s has a sentence and a reason",
  (practice_name, sentence, to) => {
    const report = { event: "report_closed", doctor_id: "1", post_id: null } as const;
    const text = describe({ ...report, practice_name, note: "It is a bakery" });
    expect(text).toMatchObject({ sentence, reason: "It is a bakery", to });
  },
);

test.each([
  [
    "report_dismissed",
    post.slice("/post/".length),
    "An admin reviewed a post you reported and kept it",
  ],
  [
    "report_upheld",
    post.slice("/post/".length),
    "An admin reviewed a post you reported and acted on it",
  ],
  // After a post or comment was deleted for good.
  ["report_dismissed", null, "An admin reviewed what you reported and kept it"],
  ["report_upheld", null, "An admin reviewed what you reported and acted on it"],
] as const)("%s of a reported post", (event, post_id, sentence) => {
  const text = describe({ event, note: "Because", post_id });
  expect([text.sentence, text.reason]).toEqual([sentence, "Because"]);
});

test.each([
  ["report_dismissed", "An admin reviewed a comment you reported and kept it"],
  ["report_upheld", "An admin reviewed a comment you reported and acted on it"],
  ["comment_hidden", "Your comment was hidden for review"],
  ["comment_warned", "An admin kept your comment and warned you about it"],
  ["comment_removed", "An admin removed your comment"],
] as const)("%s leads to the comment, where its author can appeal", (event, sentence) => {
  const text = describe({ event, comment_id: "c1" });
  expect([text.sentence, text.to, text.quote]).toEqual([sentence, `${post}#comment-c1`, null]);
});

test.each([
  ["admin_added", "You're now an admin"],
  ["admin_removed", "You're no longer an admin"],
  ["doctor_role_added", "Your account is now a doctor account"],
  ["doctor_role_removed", "Your account is no longer a doctor account"],
] as const)("%s tells the person concerned", (event, sentence) => {
  expect(describe({ event, note: null }).sentence).toBe(sentence);
});

test("a sentence without the practice's name leaves the name out", () => {
  const text = describe({ event: "report_dismissed", practice_name: "Oak Medicine" });
  expect(text.sentence).toBe("An admin reviewed a post you reported and kept it");
});

test.each([
  [{ event: "practice_accepting" }, "Oak Medicine is now accepting patients", listing],
  [
    { event: "practice_accepting", practice_name: null },
    "A practice on your alerts is now accepting patients",
    listing,
  ],
  [
    { event: "practice_nearby", note: "Austin, TX", found_count: 1 },
    "Oak Medicine is new within 25 miles of Austin, TX",
    listing,
  ],
  [
    { event: "practice_nearby", note: "ZIP 78704", found_count: 12, doctor_id: null },
    "12 new practices within 25 miles of ZIP 78704",
    "/saved",
  ],
] as const)("an alert that found %j", (changes, sentence, to) => {
  const text = dealing(changes);
  expect(text).toEqual({ sentence, quote: null, reason: null, to });
});

test("a decision shows its reason, and a request its answer", () => {
  const claim = dealing({ event: "claim_rejected", note: "They do not know you there" });
  expect([claim.quote, claim.reason]).toEqual([null, "They do not know you there"]);
  const request = dealing({ event: "request_answered", note: "Welcome!" });
  expect([request.quote, request.reason]).toEqual(["Welcome!", null]);
});

test("a notification about announced prices has their day, or says that the prices stay", () => {
  const event = "prices_announced";
  const note = JSON.stringify({ starts_on: "2027-01-01", monthly_price: 95 });
  expect(dealing({ event, note })).toMatchObject({
    sentence: "Oak Medicine announced new prices",
    reason: "From January 1, 2027: $95 a month",
  });
  expect(dealing({ event, note: null })).toMatchObject({
    sentence: "Oak Medicine no longer plans to change its prices",
    reason: null,
  });
});

test("an automatic decision shows the sentence of its code", () => {
  const note = JSON.stringify({ code: "reported_by_several" });
  const hidden = describe({ event: "post_hidden", note });
  expect([hidden.sentence, hidden.reason]).toEqual([
    "Your post was hidden for review",
    "Several members reported it.",
  ]);
});

test.each([
  ["closing_announced", {}, "Elm Care will close on March 1, 2027."],
  [
    "closing_announced",
    { suggested_name: "Ash Care" },
    "Elm Care will close on March 1, 2027. The practice suggests Ash Care.",
  ],
  ["listing_closed", {}, "Elm Care closed on March 1, 2027."],
] as const)(
  "a notification about a closing (%s) has a sentence with %o",
  (event, facts, sentence) => {
    const note = JSON.stringify({ practice_name: "Elm Care", closed_on: "2027-03-01", ...facts });
    expect(dealing({ event, note }).reason).toBe(sentence);
  },
);

test("a notification that a practice with an open request closes quotes the sentence", () => {
  const note = JSON.stringify({ practice_name: "Elm Care", closed_on: "2027-03-01" });
  const { quote, reason } = dealing({ event: "request_closing_announced", note });
  expect([quote, reason]).toEqual(["Elm Care will close on March 1, 2027.", null]);
});

test("a practice that the member can no longer see has no name", () => {
  const text = dealing({ event: "claim_rejected", practice_name: null });
  expect(text.sentence).toBe("Your claim on a practice was rejected");
});

test.each([
  ["post_removed", "Rude", "An admin removed your post"],
  ["post_kept", null, "An admin reviewed your post, and it is visible again"],
] as const)("%s with the reason %s", (event, note, sentence) => {
  expect(describe({ event, note })).toEqual({
    sentence,
    reason: note,
    quote: "My doctor called me back.",
    to: post,
  });
});

test.each([
  ["comment_hidden", "Your comment was hidden for review", "/community-guidelines"],
  ["comment_removed", "An admin removed your comment", "/community-guidelines"],
  ["comment_kept", "An admin reviewed your comment, and it is visible again", "/feed"],
  ["comment_erased", "An admin permanently deleted your comment", "/community-guidelines"],
  ["post_erased", "An admin permanently deleted your post", "/community-guidelines"],
] as const)("%s without a post", (event, sentence, to) => {
  const text = describe({ event, post_id: null, excerpt: null });
  expect([text.sentence, text.to]).toEqual([sentence, to]);
});

test.each([
  ["edit", "An admin changed your listing Oak Medicine"],
  ["import", "An import changed your listing Oak Medicine"],
  ["suggest", "An admin's list suggests a change to your listing Oak Medicine"],
  ["other", "Someone outside your practice changed your listing Oak Medicine"],
])("a listing changed by an action (%s) of others", (note, sentence) => {
  const text = dealing({ event: "listing_changed", note, changes: {} });
  expect(text.sentence).toBe(sentence);
  expect([text.reason, text.to]).toEqual([
    null,
    "/doctor/setup?practice=5f0c4c1e-0000-4000-8000-000000000001",
  ]);
});

test.each([
  ["appeal_granted", "post_removed", "Your appeal was approved: your post is visible again"],
  ["appeal_granted", "comment_hidden", "Your appeal was approved: your comment is visible again"],
  ["appeal_granted", "listing_rejected", "Your appeal was approved for the listing Oak Medicine"],
  [
    "appeal_declined",
    "listing_taken_down",
    "Your appeal was rejected for the listing Oak Medicine",
  ],
  ["appeal_declined", "member_suspended", "Your appeal was rejected: your account stays suspended"],
  [
    "appeal_moot",
    "post_hidden",
    "Your appeal was approved. The decision no longer applied, so nothing else changes",
  ],
] as const)("%s about %s", (event, appealed, sentence) => {
  expect(dealing({ event, appealed }).sentence).toBe(sentence);
});

test("an event that only a newer version of the site knows has no text", () => {
  expect(describeNotification(notificationRow({ event: "listings_imported" }))).toBeNull();
});
