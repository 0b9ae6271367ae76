import { type EmailTopic, isEmailTopic, topicLabels } from "@/lib/mail/topics";

/** What an unsubscribe link is for: a topic, or invitations. */
export type Ended = EmailTopic | "invitations";

/** The message after unsubscribing. */
export const unsubscribedMessage = (ended: Ended): string =>
  ended === "invitations"
    ? "We won't email invitations to this address anymore. To see an open invitation, sign up with this email and go to your dashboard."
    : `You won't get any more emails about ${topicLabels[ended].label}. ${topicLabels[ended].hint}`;

export const isUnsubscribedTopic = (value: unknown): value is Ended =>
  value === "invitations" || isEmailTopic(value);
