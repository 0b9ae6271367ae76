import type { Enums } from "@/lib/supabase/database.types";

/** What a member is told of. */
export type MailTopic = Enums<"email_topic">;

/** Each topic, as settings name it. */
export const topicWords: Record<MailTopic, { label: string; hint: string }> = {
  requests: {
    label: "Requests",
    hint: "What you asked of practices, and what patients ask of yours.",
  },
  practice: {
    label: "Listings and practices",
    hint: "Listings you added or own, posts about your practice, claims, changes that are checked, and invitations to work for a practice.",
  },
  alerts: {
    label: "Alerts",
    hint: "What your alerts find, and saved practices that close.",
  },
  community: {
    label: "Community",
    hint: "Comments on your posts, and what became of your corrections and reports.",
  },
  admin: {
    label: "The administrators' desk",
    hint: "That messages from the contact page wait, by mail only and at most once an hour, that a work address disowns a claim, and that an NPI named here is no longer active.",
  },
  digest: {
    label: "Your area, once a week",
    hint: "On Monday a mail with the practices that are new within 25 miles, when there are any.",
  },
  admin_digest: {
    label: "Waiting work, once a day",
    hint: "Each morning an email with how many items wait in each queue of the admin pages, when there are any.",
  },
};

export const isMailTopic = (value: unknown): value is MailTopic =>
  typeof value === "string" && Object.hasOwn(topicWords, value);

/** The topics of every member, in the order of the screen. */
export const memberTopics = ["requests", "practice", "alerts", "community"] as const;

/** The topics of admins alone. */
export const adminTopics = ["admin", "admin_digest"] as const;
