import { type EmailTopic, isEmailTopic, topicLabels } from "@/lib/mail/topics";

/** What the link of a mail ends: a topic of a member's, or invitations to an address. */
export type Ended = EmailTopic | "invitations";

/** What the page says once it has ended. */
export const unsubscribedMessage = (ended: Ended): string =>
  ended === "invitations"
    ? "We won't email invitations to this address anymore. To see an open invitation, sign up with this email and go to your dashboard."
    : `You won't get any more emails about ${topicLabels[ended].label}. ${topicLabels[ended].hint}`;

export const isUnsubscribedTopic = (value: unknown): value is Ended =>
  value === "invitations" || isEmailTopic(value);
