import { footerOf, type Site } from "./footer.ts";
import { htmlOf, type Parts } from "./html.ts";
import { oneLine } from "./sanitize-text.ts";
import type { Task } from "./task.ts";
import { languageOf, wordingOf } from "./wording.ts";
import { pathIn } from "./wording-parts.ts";

/** A composed email. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
}

/** Composes the email of a task. The same task always gives the same email. */
export async function composeEmail(task: Task, site: Site): Promise<Email> {
  const language = languageOf(task.event, task.language);
  const {
    headline,
    subject = headline,
    lines,
    action,
  } = wordingOf(task.event, task.facts, language);
  const { footer, headers } = await footerOf(task, language, site);
  const parts = {
    language,
    headline,
    lines,
    action: { label: action.label, url: site.url + pathIn(language, action.path) },
    footer,
  };
  return {
    to: task.address,
    subject: oneLine(subject),
    text: textOf(parts),
    html: htmlOf(parts),
    messageId: messageId(task.id, site),
    headers: {
      ...headers,
      // Suppresses out-of-office replies.
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
  };
}

/** Derives the Message-ID from the row's id, so that an email sent twice has the same Message-ID. */
const messageId = (id: string, { url }: Site) => `<${id}@${new URL(url).hostname}>`;

const textOf = ({ headline, lines, action, footer }: Parts) =>
  [
    headline,
    ...lines.map((line) => (typeof line === "string" ? line : line.label + line.english)),
    `${action.label}: ${action.url}`,
    "--",
    [footer.why, ...footer.links.map(({ label, url }) => `${label}: ${url}`)].join("\n"),
  ].join("\n\n");
