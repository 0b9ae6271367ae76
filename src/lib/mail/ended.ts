import { isMailTopic, type MailTopic, topicWords } from "@/lib/mail/topics";

/** What the link of a mail ends: a topic of a member's, or invitations to an address. */
export type Ended = MailTopic | "invitations";

/** What the page says once it has ended. */
export const endedWords = (ended: Ended): string =>
  ended === "invitations"
    ? "We won't email invitations to this address anymore. To see an open invitation, sign up with this email and go to your dashboard."
    : `You won't get any more emails about ${topicWords[ended].label}. ${topicWords[ended].hint}`;

export const isEnded = (value: unknown): value is Ended =>
  value === "invitations" || isMailTopic(value);
