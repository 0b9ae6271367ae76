import { readFileSync } from "node:fs";
import type { App } from "@supabase/lite";
import { escapeHtml } from "../../functions/_shared/mail/sanitize-text.ts";
import type { MailTemplates } from "../apis/config.ts";
import type { Mailbox } from "./mailbox.ts";
import { requestedRedirect } from "./redirect.ts";

/** The interface through which @supabase/lite sends mail, which it does not export. */
type LiteMailer = NonNullable<App["_mailer"]>;

export interface Mailer extends LiteMailer {
  sendPasswordChanged: (to: string) => Promise<void>;
}

interface AuthMail {
  to: string;
  tokenHash: string;
  code: string;
  email?: string | undefined;
  newEmail?: string | undefined;
}

/**
 * Creates a mailer that renders the templates of config.toml to the mailbox. @supabase/lite's mailer
 * resolves template paths from the working directory and sends only one of the two mails that confirm
 * an email change.
 */
export function createMailer(
  mailbox: Mailbox,
  templates: MailTemplates,
  siteUrl: () => string,
  languageOf: (email: string) => Promise<string>,
): Mailer {
  const send = async (name: string, mail: AuthMail) => {
    const template = templates[name];
    if (!template) throw new Error(`config.toml has no email template ${name}`);
    const values: Record<string, string> = {
      SiteURL: siteUrl(),
      Token: mail.code,
      TokenHash: mail.tokenHash,
      Email: mail.email ?? mail.to,
      NewEmail: mail.newEmail ?? mail.to,
      RedirectTo: requestedRedirect() ?? siteUrl(),
    };
    const language = await languageOf(mail.email ?? mail.to);
    mailbox.send({
      to: mail.to,
      subject: chooseLanguage(template.subject, language),
      html: render(chooseLanguage(readFileSync(template.content_path, "utf8"), language), values),
    });
  };

  return {
    sendConfirmation: async (to, tokenHash, code) => send("confirmation", { to, tokenHash, code }),
    sendRecovery: async (to, tokenHash, code) => send("recovery", { to, tokenHash, code }),
    sendMagicLink: async (to, tokenHash, code) => send("magic_link", { to, tokenHash, code }),
    sendReauthentication: async (to, code) => send("reauthentication", { to, tokenHash: "", code }),
    sendPasswordChanged: async (to) => send("password_changed", { to, tokenHash: "", code: "" }),
    sendEmailChange: async (to, tokenHash, code, meta) => {
      const addresses = { email: meta?.currentEmail, newEmail: meta?.newEmail };
      await send("email_change", { to, tokenHash, code, ...addresses });
      if (!meta?.newEmail || !meta.tokenHashNew || !meta.tokenNew) return;
      const second = { to: meta.newEmail, tokenHash: meta.tokenHashNew, code: meta.tokenNew };
      await send("email_change", { ...second, ...addresses });
    },
  };
}

/** Chooses between A and B of "{{ if eq (print .Data.language) `es` }}A{{ else }}B{{ end }}", or with "ne". */
const chooseLanguage = (template: string, language: string): string =>
  template.replace(
    /\{\{ if (eq|ne) \(print \.Data\.language\) `(\w+)` \}\}(.*?)(?:\{\{ else \}\}(.*?))?\{\{ end \}\}/gs,
    (_, operator: string, other: string, yes: string, no = "") =>
      (language === other) === (operator === "eq") ? yes : no,
  );

/**
 * Replaces `{{ .Name }}`, which with the choice above is all that our mails use of Go templates. Like Go, it URL-encodes
 * values in the query of a link.
 */
function render(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string, at: number) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`A mail template uses the unknown variable {{ .${name} }}.`);
    const isInQuery = /href="[^"?]*\?[^"]*$/.test(template.slice(0, at));
    return escapeHtml(isInQuery ? encodeURIComponent(value) : value);
  });
}
