import type { Facts, Month } from "./task.ts";
import { listingChanged } from "./wording-changes.ts";
import { aboutPractice, personOf, practiceOf, sitePaths, type Wording } from "./wording-parts.ts";

const listings = {
  "listing verified": aboutPractice(
    (practice) => `${practice} is now in the directory`,
    "An admin approved your listing, and patients can now find it.",
    "listing",
  ),
  "listing rejected": aboutPractice(
    (practice) => `Your listing for ${practice} was rejected`,
    "On your dashboard, you can edit and resubmit it or appeal the decision.",
    "dashboard",
  ),
  "listing opened": aboutPractice(
    (practice) => `Your listing for ${practice} is under review again`,
    "We'll let you know when an admin decides.",
    "dashboard",
  ),
  "listing taken down": aboutPractice(
    (practice) => `Your listing for ${practice} was taken down`,
    "You can appeal the decision on your dashboard.",
    "dashboard",
  ),
  "listing put back": aboutPractice(
    (practice) => `Your listing for ${practice} was published again`,
    "Patients can find it in the directory.",
    "listing",
  ),
  "listing merged": aboutPractice(
    (practice) => `Your listing for ${practice} was merged`,
    "There was another listing for the same practice. Its page shows the combined information.",
    "listing",
  ),
  "story posted": aboutPractice(
    (practice) => `Someone posted about ${practice}`,
    "Open it from your notifications. If you reply, don't confirm that anyone is a patient.",
    "notifications",
  ),
  "change accepted": aboutPractice(
    (practice) => `Your change to ${practice} was approved and published`,
    "It now shows on your listing.",
    "listing",
  ),
  "change declined": aboutPractice(
    (practice) => `Your change to ${practice} was rejected`,
    "Your listing hasn't changed.",
    "setup",
  ),
};

const staff = {
  "staff invited": aboutPractice(
    (practice) => `You're invited to help manage ${practice}`,
    "Accept or decline on your dashboard within 14 days.",
    "dashboard",
  ),
  "staff offered": aboutPractice(
    (practice) => `You're invited to become the owner of ${practice}`,
    "Accept or decline on your dashboard within 14 days.",
    "dashboard",
  ),
  "staff accepted": aboutPractice(
    (practice) => `Your invitation to help manage ${practice} was accepted`,
    "You can see your team on the page where you edit the practice.",
    "dashboard",
  ),
  "staff declined": aboutPractice(
    (practice) => `Your invitation to help manage ${practice} was declined`,
    "You can invite someone else.",
    "dashboard",
  ),
  "staff owner": aboutPractice(
    (practice) => `You're now the owner of ${practice}`,
    "The owner left and made you the owner. You're responsible for the listing and decide who has access.",
    "dashboard",
  ),
  "staff handed over": aboutPractice(
    (practice) => `${practice} has a new owner`,
    "One of its managers now owns the listing.",
    "dashboard",
  ),
  "staff removed": aboutPractice(
    (practice) => `You no longer have access to ${practice}`,
    "You can no longer see its requests or edit its listing.",
    "dashboard",
  ),
};

/** The invitation for an address without an account. */
function invitation(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const role = facts.role === "manager" ? "a manager" : "front desk staff";
  return {
    subject: `You're invited to help manage ${practice} on DPC Nearby`,
    headline: `You're invited to help manage ${practice}`,
    lines: [
      `${personOf(facts)} invited you to join as ${role}. DPC Nearby is a directory of Direct Primary Care practices, where practices manage their listings and answer patient requests.`,
      "To respond, sign up with this email and confirm it within 14 days. If you don't know the practice, ignore this email.",
    ],
    action: { label: "View invitation", path: sitePaths.invitation(facts) },
  };
}

/** What is counted, in the order of the email. */
const counts: readonly [kind: Exclude<keyof Month, "month">, label: string][] = [
  ["opened", "Opened"],
  ["shown", "Shown in results"],
  ["phone", "Phone clicks"],
  ["website", "Website clicks"],
  ["directions", "Directions clicks"],
  ["enrollment", "Clicks to enroll or book"],
  ["request", "Requests"],
  ["saved", "Saved"],
];

const monthName = ({ month }: Month): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(new Date(month));

const formatCount = (count: number): string => count.toLocaleString("en-US");

const times = (count: number): string => `${formatCount(count)} ${count === 1 ? "time" : "times"}`;

function compare(now: number, before: number): string {
  if (now === before) return "the same";
  return `${now > before ? "up" : "down"} from ${formatCount(before)}`;
}

function describeUse({ opened, shown }: Month): string {
  if (opened > 0) return `was opened ${times(opened)}`;
  return shown > 0 ? `was shown ${times(shown)}` : "had no visits";
}

/** The summary of a listing's last month for its owner. */
function activitySummary(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const [last, before] = facts.months ?? [];
  const action = { label: "See your activity", path: sitePaths.activity(facts) };
  const advice =
    "Your activity page shows each week, and what to add so that your listing answers more of patients' questions.";
  if (!last) {
    const headline = `Last month's activity of ${practice}`;
    return { subject: headline, headline, lines: [advice], action };
  }
  const lines = counts
    .filter(([kind]) => last[kind] > 0 || (before?.[kind] ?? 0) > 0)
    .map(([kind, label]) => {
      const change = before ? ` (${compare(last[kind], before[kind])})` : "";
      return `${label}: ${formatCount(last[kind])}${change}`;
    });
  const month = monthName(last);
  return {
    subject: `${practice} ${describeUse(last)} in ${month}`,
    headline: `In ${month}, your listing for ${practice} ${describeUse(last)}`,
    lines: [
      before
        ? `This is how visitors of DPC Nearby used it, compared with ${monthName(before)}:`
        : "This is how visitors of DPC Nearby used it:",
      ...lines,
      advice,
    ],
    action,
  };
}

/** The reminder of a draft that its author hasn't changed for some days. */
function draftReminder(facts: Facts): Wording {
  const practice = practiceOf(facts);
  return {
    subject: `Finish your listing for ${practice}`,
    headline: `Your listing for ${practice} is still a draft`,
    lines: [
      "What you entered is saved. Continue where you left off: it takes about five minutes in all.",
      "Patients can't find the practice until you submit it and an admin approves it. This is the only reminder we send about it.",
    ],
    action: { label: "Continue your listing", path: sitePaths.setup(facts) },
  };
}

export const practiceWords = {
  ...listings,
  ...staff,
  invitation,
  "listing changed": listingChanged,
  "activity summary": activitySummary,
  "draft reminder": draftReminder,
};
