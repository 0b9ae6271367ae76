import { t } from "@/lib/messages";
import type { Enums } from "@/lib/supabase/database.types";

export type RequestQuestion = Enums<"request_question">;

/** The questions that a request can carry. The list is fixed, so that requests contain no questions about health. */
export const questionLabels: Record<RequestQuestion, string> = {
  included: t`What does the membership include?`,
  family_prices: t`What would my family pay?`,
  first_visit: t`How does a first visit work?`,
  start: t`When can I start?`,
  new_patients: t`Are you accepting new patients?`,
  hsa: t`Can I contribute to an HSA with this membership?`,
};

export const isRequestQuestion = (text: string): text is RequestQuestion =>
  Object.hasOwn(questionLabels, text);

/** All questions, in the order of the list. */
export const requestQuestions = Object.keys(questionLabels).filter(isRequestQuestion);
