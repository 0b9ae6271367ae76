import type { Enums } from "@/lib/supabase/database.types";

/** What an unsubscribe link is for: a topic, or invitations. */
export type Ended = EmailTopic | "invitations";

/** The message after unsubscribing. */
export const unsubscribedMessage = (ended: Ended): string =>
  ended === "invitations"
    ? "We won't email invitations to this address anymore. To see an open invitation, sign up with this email and go to your dashboard."
    : `You won't get any more emails about ${topicLabels[ended].label}. ${topicLabels[ended].hint}`;

export const isUnsubscribedTopic = (value: unknown): value is Ended =>
  value === "invitations" || isEmailTopic(value);

/** A topic of emails and notifications. */
export type EmailTopic = Enums<"email_topic">;

/** The labels of each topic in the settings. */
export const topicLabels: Record<EmailTopic, { label: string; hint: string }> = {
  requests: {
    label: "Requests",
    hint: "Your requests to practices, and patients' requests to your practice.",
  },
  practice: {
    label: "Listings and practices",
    hint: "Listings you added or own, what others change in them, a monthly email about how patients use your listing, posts about your practice, claims, pending changes, and invitations to join a practice.",
  },
  alerts: {
    label: "Alerts",
    hint: "New matches for your alerts, and saved practices that close.",
  },
  community: {
    label: "Community",
    hint: "Comments on your posts, and decisions on your corrections and reports.",
  },
  admin: {
    label: "Admin alerts",
    hint: "New contact messages (email only, at most once an hour), disputed claims, and NPIs that are no longer active.",
  },
  digest: {
    label: "Weekly digest",
    hint: "New practices within 25 miles, posts from your state, and comments on posts you follow. Emailed on Mondays when there are any.",
  },
  admin_digest: {
    label: "Daily admin digest",
    hint: "How many items are pending review in each admin queue, emailed every morning when there are any.",
  },
};

export const isEmailTopic = (value: unknown): value is EmailTopic =>
  typeof value === "string" && Object.hasOwn(topicLabels, value);

/** The topics of every member, in the order of the screen. */
export const memberTopics = ["requests", "practice", "alerts", "community"] as const;

/** The topics of admins alone. */
export const adminTopics = ["admin", "admin_digest"] as const;
