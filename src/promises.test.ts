import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

// Words of the screens that say what will happen, what somebody can do, and who sees or is told what.
const promising =
  /\b(?:we(?:'|’)ll|will|(?:you|they) can|sees|still see|(?:is|are|be) told)\b|practice's answer/i;

/** Each test, as `file > title`, with the words that it keeps true. */
const keptBy: Record<string, string[]> = {
  "src/pages/settings/identities.test.tsx > one of several is unlinked after a question": [
    "You can no longer sign in with it",
  ],
  "e2e/admin-import.spec.ts > a row updates its listing after showing before and after, and both imports are undone":
    ["that it added will be removed", "that it changed will be as before"],
  "src/pages/listings/claim-listing.test.tsx > one click claims, then a dialog asks who one is, and Later leaves the way back":
    ["You can do it later, on this page or in your dashboard"],
  "e2e/life-of-a-listing.spec.ts > a doctor claims a listing, says who they are; another says it is theirs":
    [
      "An administrator will look at your claim",
      "An administrator sees both claims side by side",
      "Until then you can change what you told us",
      "An administrator checks each claim before you can edit",
    ],
  "src/pages/listings/claim-listing.test.tsx > a rejected claimant reads why, and can claim again":
    ["If you can clear this up, claim the listing again"],
  "src/pages/listings/claim-listing.test.tsx > a claim is withdrawn once the claimant is sure, and made again when that was a mistake":
    ["you can claim it again"],
  "e2e/add-a-doctor.spec.ts > what somebody else has added waits without a name, and is not added again":
    ["you can claim it as soon as it is in the directory"],
  "e2e/practice-setup.spec.ts > a doctor describes a new practice, with a photo, and sees it as patients will":
    ["show on the listing, and you can edit it", "How patients will see it"],
  "e2e/closing.spec.ts > a practice closes, and its address leads to where its members go": [
    "leaves the directory at once, and open requests end",
    "You can close the practice without one",
  ],
  "src/pages/listings/departures-page.test.tsx > where it leads to is shown, and undone once one is sure":
    ["name them no longer, at once. You can undo it"],
  "e2e/offices.spec.ts > an owner says when two offices are open, and everybody reads it": [
    "sees patients, and when",
  ],
  "e2e/feed.spec.ts > an own post is edited and deleted, and the deletion undone": [
    "you can bring back for ten minutes",
  ],
  "e2e/notifications.spec.ts > what others do with a post is counted, grouped and marked read": [
    "you can like, comment and write posts",
    "you can pass posts on, like them",
  ],
  "e2e/saved.spec.ts > who asked is told when a full practice opens": [
    "accepts patients?",
    "Please sign in to be told",
    "what you asked to be told of",
  ],
  "e2e/saved.spec.ts > who asked is told of new practices around a place, until they have heard enough":
    ["We will tell you {what}"],
  "e2e/unsaved-profile.spec.ts > unsaved changes are not left by accident": [
    "Your changes on this page will be lost",
  ],
  "e2e/admin-lookup.spec.ts > a member is suspended and restored, and gets roles": [
    "you can read, and take",
    "will no longer see this desk",
    "They are told why",
    "They can write again, and are told so",
  ],
  "src/pages/listings/own-listing-life.test.tsx > a public practice is withdrawn once its owner is sure, and put up again":
    ["You can put it up again"],
  "src/pages/listings/own-listing-life.test.tsx > a declined change says why": [
    "You can change it again below",
  ],
  "e2e/admin-desk.spec.ts > a listing is taken down because of a report, and the reporter is told":
    ["The reporter is told what was done", "An administrator will look at this listing"],
  "e2e/life-of-a-listing.spec.ts > a patient asks, the doctor answers, the patient reads it": [
    "The person sees it in their dashboard",
    "The practice's answer will appear in your dashboard",
  ],
  "supabase/tests/practice_requests.test.sql > and the next request deletes it": [
    "You can ask anew",
    "Then nobody sees it any more, and it is deleted",
  ],
  "e2e/safety.spec.ts > a blocked person vanishes and cannot comment, until the block is taken back":
    [
      "You can unblock people in your settings",
      "They can no longer comment on your posts",
      "They still see what you write",
      "You can block any member",
      "they can no longer comment on your posts or react to them",
      "You can take it back at any time",
      "Others still see what both of you write",
    ],
  "e2e/safety.spec.ts > an administrator hides, restores and deletes in place, and the log says so":
    ["Only its author and administrators still see it", "Everybody sees it again"],
  "e2e/safety.spec.ts > what five members report is hidden until an administrator restores it": [
    "When several members report it, it is hidden until then",
    "Several members reported it. An administrator will look at it",
    "you can report any post or comment",
  ],
  "e2e/notifications.spec.ts > administrators' decisions are told, with their reasons": [
    "The author of a post is told when it is hidden",
    "its people are told",
    "and they are told",
  ],
  "e2e/safety.spec.ts > who writes too much is told when to go on, and loses no word": [
    "when you can go on",
  ],
  "e2e/share-story.spec.ts > a stranger's story waits until the account is made, and is shared from it":
    ["You can share your story without one"],
  "e2e/share-story.spec.ts > a story about a practice shows on its page, and says who belongs to it, to a stranger too":
    ["Everybody sees this mark on your story"],
  "e2e/delete-account.spec.ts > a deleted account takes its data along and leaves its listings": [
    "You can download or delete all",
    "You can download everything you stored",
    "You can delete your account in Settings",
  ],
  "e2e/static-pages.spec.ts > a visitor writes and is thanked, and an administrator answers": [
    "We'll get back to you within",
  ],
  "e2e/practice-setup.spec.ts > who is no doctor is shown another way": ["not a doctor's account"],
  "e2e/find-a-doctor.spec.ts > from the home page to a doctor near Austin, and back": [
    "You can search, compare and read",
    "so you can compare",
  ],
  "e2e/offline.spec.ts > without a connection, a listing seen before can be read, and then the page comes back":
    ["you can go on where you were", "so that you can read them without a connection"],
  "e2e/waiting-list.spec.ts > a full practice lets people wait, and tells the first that a place is free":
    ["is told that a place is free"],
  "src/pages/dashboard/practice-inbox.test.tsx > a place is offered to the next in line once one is sure":
    ["They are told here that a place is free"],
  "src/pages/listings/own-listing-page.test.tsx > Only your practice sees this page": [
    "your practice sees",
  ],
  "supabase/tests/practice_invitations.test.sql > after 14 days it is gone": [
    "You can accept until",
  ],
  "supabase/tests/practice_invitations.test.sql > who has not been approved invites nobody either":
    ["you can invite people to work for your practice here"],
  "supabase/tests/practice_members.test.sql > who is removed is told": [
    "They are told that they no longer work for the practice",
  ],
  "supabase/tests/practice_members.test.sql > the owner is told": ["Its owner is told"],
  "supabase/tests/outbox.test.sql > a claim that will lapse is announced once": [
    "will lapse within a week",
  ],
  "src/pages/mail/unsubscribe-page.test.tsx > a stranger ends mails with a press, and not before": [
    "You will get no more mails of this kind",
  ],
  "e2e/profile.spec.ts > what a member publishes, a stranger reads, and nothing else": [
    "Only you can see this",
  ],
};

/** Words of that kind which promise nothing that the site does. */
const noPromises = [
  "Loading what you are told",
  "what you wish to be told",
  "In return you can see, call, email",
  "What you can expect",
  "how far you can rely on it",
  "described here",
];

/** The lines that a screen's source shows, and the sentences of a text, without what is written for its readers. */
function linesOf(file: string): string[] {
  const source = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
  return source
    .split(file.endsWith(".mdx") ? /\n|(?<=\.) / : "\n")
    .filter((line) => !/^\s*\/\//.test(line));
}

const screens = ["src/components", "src/pages", "src/content/policies"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mdx)$/.test(file) && !file.includes(".test."))
    .map((file) => path.join(folder, file)),
);
const lines = screens.flatMap((file) => linesOf(file).map((line) => ({ file, line })));

test("each promise on a screen is kept by a test", () => {
  const known = [...Object.values(keptBy).flat(), ...noPromises];
  const others = lines
    .filter(({ line }) => promising.test(line) && !known.some((words) => line.includes(words)))
    .map(({ file, line }) => `${path.basename(file)}: ${line.trim()}`);
  expect(others).toEqual([]);
});

describe.each(Object.entries(keptBy))("%s", (name, promises) => {
  test("is there, and its promises stand on a screen", () => {
    const [file = "", title = ""] = name.split(" > ");
    expect(readFileSync(file, "utf8").includes(title)).toBe(true);
    const gone = promises.filter((words) => !lines.some(({ line }) => line.includes(words)));
    expect(gone).toEqual([]);
  });
});
