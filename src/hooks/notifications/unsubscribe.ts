import { useMutation } from "@tanstack/react-query";
import { submitLinkToken } from "@/hooks/notifications/email-links";
import { mailKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { type Ended, isUnsubscribedTopic } from "@/lib/notifications/email-topics";

const refusals = {
  403: t`This link isn't valid or is incomplete. Copy the whole link from the email, or sign in and change your settings.`,
  410: t`The account or invitation no longer exists, so we won't send any more emails about it.`,
};

/** The topic in the function's response. */
const topicIn = (answer: unknown): Ended | null =>
  typeof answer === "object" && answer && "topic" in answer && isUnsubscribedTopic(answer.topic)
    ? answer.topic
    : null;

const unsubscribe = (token: string) =>
  submitLinkToken({ name: "unsubscribe", token, refusals, read: topicIn });

/** Unsubscribes from the emails of a signed link, and returns their topic. Works without sign-in. */
export const useUnsubscribe = () =>
  useMutation({ mutationFn: unsubscribe, meta: { invalidates: [mailKeys.preferences] } });
