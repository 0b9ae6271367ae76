import type { RequestKind } from "@/lib/requests/request-state";

/** A text to begin an answer with. Whoever answers fits it to the person. */
export interface AnswerTemplate {
  name: string;
  text: string;
}

const templates: Record<RequestKind, readonly AnswerTemplate[]> = {
  membership: [
    {
      name: "Welcome",
      text: "Thank you for asking. We have room for you. Please call us or write to us, and we will set up your membership and a first visit.",
    },
    {
      name: "Questions first",
      text: "Thank you for asking. Before we start, we would like to talk with you about how our practice works and what it costs. When can we call you?",
    },
    {
      name: "Full at present",
      text: "Thank you for asking. Our practice is full at present, so we cannot take you on now.",
    },
  ],
  appointment: [
    {
      name: "Please call",
      text: "Thank you for asking. Please call us during our hours, and we will find a time together.",
    },
    {
      name: "Members only",
      text: "Thank you for asking. We see members of our practice only. If you would like to join, please send us a request for a membership.",
    },
  ],
};

/** The texts that are offered for an answer. */
export const answerTemplates = (kind: RequestKind): readonly AnswerTemplate[] => templates[kind];

/** The answer once a template was chosen: what somebody wrote themselves stays, above it. */
export function withTemplate(kind: RequestKind, written: string, template: string): string {
  const isOwn = written.trim() !== "" && !templates[kind].some(({ text }) => text === written);
  return isOwn ? `${written.trimEnd()}\n\n${template}` : template;
}
