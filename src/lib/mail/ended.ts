import { isMailTopic, type MailTopic, topicWords } from "@/lib/mail/topics";

/** What the link of a mail ends: a topic of a member's, or invitations to an address. */
export type Ended = MailTopic | "invitations";

/** What the page says once it has ended. */
export const endedWords = (ended: Ended): string =>
  ended === "invitations"
    ? "We mail this address no invitation any more. One that is open shows on the dashboard of whoever signs up with it."
    : `We mail you nothing more of this kind: ${topicWords[ended].label}. ${topicWords[ended].hint}`;

export const isEnded = (value: unknown): value is Ended =>
  value === "invitations" || isMailTopic(value);
