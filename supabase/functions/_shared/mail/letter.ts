import { type Foot, footOf } from "./foot.ts";
import { htmlOf } from "./html.ts";
import { oneLine } from "./plain.ts";
import type { Task } from "./task.ts";
import { wordingOf } from "./wording.ts";

/** A mail as it goes out. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** What the mail answers, and the beginning of its conversation. */
  inReplyTo?: string;
  references?: string[];
  headers: Record<string, string>;
}

/** What letters need to know of the site. */
export interface Site {
  /** Its address, without a slash at the end. */
  url: string;
  /** Where the functions are that answer mail programs. */
  functionsUrl: string;
  /** What links are signed with that work without a sign-in. */
  signingKeys: string[];
}

/** Writes the mail of a task. The same task gives the same mail, however often it is sent. */
export async function letterOf(task: Task, site: Site): Promise<Letter> {
  const { subject, headline, lines, action } = wordingOf(task.kind, task.facts);
  const { foot, headers } = await footOf(task, site);
  const parts = {
    headline,
    lines,
    action: { label: action.label, url: site.url + action.path },
    foot,
  };
  const line = oneLine(subject);
  return {
    to: task.address,
    subject: task.answers ? `Re: ${line}` : line,
    text: textOf(parts),
    html: htmlOf(parts),
    messageId: messageId(task.id, site),
    ...(task.answers &&
      task.first_of_thread && {
        inReplyTo: messageId(task.answers, site),
        references: [...new Set([task.first_of_thread, task.answers])].map((id) =>
          messageId(id, site),
        ),
      }),
    headers: {
      ...headers,
      // Absence notes are not wanted.
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    },
  };
}

/** There is one row for what is mailed once, and its id stays: a mail that is sent twice has the same Message-ID. */
const messageId = (id: string, { url }: Site) => `<${id}@${new URL(url).hostname}>`;

/** The parts of a mail that both of its forms show. */
export interface Parts {
  headline: string;
  lines: string[];
  action: { label: string; url: string };
  foot: Foot;
}

const textOf = ({ headline, lines, action, foot }: Parts) =>
  [
    headline,
    ...lines,
    `${action.label}: ${action.url}`,
    "--",
    [foot.why, ...foot.links.map(({ label, url }) => `${label}: ${url}`)].join("\n"),
  ].join("\n\n");
