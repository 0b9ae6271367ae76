import { t } from "@/lib/messages";
import type { Enums } from "@/lib/supabase/database.types";

/** What an unsubscribe link is for: a topic, or invitations. */
export type Ended = EmailTopic | "invitations";

/** The message after unsubscribing. */
export function unsubscribedMessage(ended: Ended): string {
  if (ended === "invitations") {
    return t`We won't email invitations to this address anymore. To see an open invitation, sign up with this email and go to your dashboard.`;
  }
  const { label } = topicLabels[ended];
  return t`You won't get any more emails about ${label}. You can change this in your settings.`;
}

export const isUnsubscribedTopic = (value: unknown): value is Ended =>
  value === "invitations" || isEmailTopic(value);

/** A topic of emails. */
export type EmailTopic = Enums<"email_topic">;

/** The labels of each topic in the settings. */
export const topicLabels: Record<EmailTopic, { label: string; hint: string }> = {
  requests: {
    label: t`Requests`,
    hint: t`Your requests to practices, and patients' requests to your practice.`,
  },
  practice: {
    label: t`Listings and practices`,
    hint: t`Listings you added or own, what others change in them, claims, and invitations to join a practice.`,
  },
  alerts: {
    label: t`Alerts`,
    hint: t`New matches for your alerts, and saved practices that close.`,
  },
  community: {
    label: t`Community`,
    hint: t`Comments on your posts, and decisions on your posts, comments, and appeals.`,
  },
  digest: {
    label: t`Weekly digest`,
    hint: t`New practices within 25 miles, posts from your state, and comments on posts you follow. Emailed on Mondays when there are any.`,
  },
  admin_digest: {
    label: t`Daily admin digest`,
    hint: t`How many items are pending review in each admin queue, emailed every morning when there are any.`,
  },
};

export const isEmailTopic = (value: unknown): value is EmailTopic =>
  typeof value === "string" && Object.hasOwn(topicLabels, value);

/** The topics of every member, in the order of the screen. */
export const memberTopics = ["requests", "practice", "alerts", "community"] as const;

/** The topics of admins alone. */
export const adminTopics = ["admin_digest"] as const;
