import type { RequestKind } from "@/lib/requests/request-status";

/** A text to start an answer with. */
export interface AnswerTemplate {
  name: string;
  text: string;
  /** Only if the practice wrote it. */
  id?: string;
}

const templates: Record<RequestKind, readonly AnswerTemplate[]> = {
  membership: [
    {
      name: "Welcome",
      text: "Thank you for your interest. We have room for you. Please call or email us, and we'll set up your membership and a first visit.",
    },
    {
      name: "Questions first",
      text: "Thank you for your interest. Before you join, we'd like to talk with you about how our practice works and what it costs. When can we call you?",
    },
    {
      name: "Currently full",
      text: "Thank you for your interest. Our practice is currently full, so we can't take you on right now.",
    },
  ],
  appointment: [
    {
      name: "Please call",
      text: "Thank you for your request. Please call us during our office hours, and we'll find a time that works.",
    },
    {
      name: "Members only",
      text: "Thank you for your request. We see members of our practice only. If you'd like to join, please send us a membership request.",
    },
  ],
  question: [
    {
      name: "Please call",
      text: "Thank you for your questions. Please call us during our office hours, and we'll be glad to answer them.",
    },
    {
      name: "Meet us first",
      text: "Thank you for your questions. We'd like to answer them in person before you decide. When would you like to meet us?",
    },
  ],
  meeting: [
    {
      name: "Suggest a time",
      text: "Thank you for your interest. We'd like to meet you. Would one of these times work?",
    },
    {
      name: "Please call",
      text: "Thank you for your interest. Please call us during our office hours, and we'll find a time to meet.",
    },
  ],
};

/** The templates for a kind of request. */
export const answerTemplates = (kind: RequestKind): readonly AnswerTemplate[] => templates[kind];

/** The answer after choosing a template: text that the member wrote stays above it. */
export function withTemplate(
  known: readonly AnswerTemplate[],
  written: string,
  template: string,
): string {
  const isOwn = written.trim() !== "" && !known.some(({ text }) => text === written);
  return isOwn ? `${written.trimEnd()}\n\n${template}` : template;
}
