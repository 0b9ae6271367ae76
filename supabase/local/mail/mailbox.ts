/** A mail that the embedded backend would have sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  /** Headers such as the thread and the unsubscribe link. */
  headers?: Record<string, string>;
}

const maxMails = 200;

/** Catches every mail; nothing is ever delivered. */
export class Mailbox {
  /** Newest first. */
  readonly mails: Mail[] = [];

  /** Stores a mail. Without a text part, the text is derived from the HTML. */
  send(mail: Omit<Mail, "text" | "sentAt"> & { text?: string }): void {
    const text = mail.text ?? asText(mail.html);
    this.mails.unshift({ ...mail, text, sentAt: new Date().toISOString() });
    this.mails.length = Math.min(this.mails.length, maxMails);
  }
}

/** Converts HTML to text, with links as "label: URL" and one line per paragraph. */
function asText(html: string): string {
  return html
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/g, "$2: $1")
    .replace(/\s+/g, " ")
    .replace(/<\/(p|div|h1|h2)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}
