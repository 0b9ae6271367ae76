import { t } from "@/lib/messages";

/** What a post is about. The values are also those of `topic` in the feed's URL. */
export type Topic = keyof typeof topicLabels;

/** The topics in the order of the guidelines, with their labels. A check of the table `posts` has the same names. */
export const topicLabels = {
  "finding-a-doctor": t`Finding a doctor`,
  costs: t`Costs and HSA`,
  membership: t`Being a member`,
  "starting-a-practice": t`Starting a practice`,
  physicians: t`For physicians`,
} as const;

const isTopic = (value: string): value is Topic => Object.hasOwn(topicLabels, value);

/** All topics. */
export const topics: readonly Topic[] = Object.keys(topicLabels).filter(isTopic);

/** Reads a topic from the URL or a form; null for none or an unknown one. */
export const parseTopic = (value: string | null): Topic | null =>
  value !== null && isTopic(value) ? value : null;
