import { readFileSync } from "node:fs";
import type { App } from "@supabase/lite";
import { escapeHtml } from "../../functions/_shared/mail/sanitize-text.ts";
import type { MailTemplates } from "../apis/config.ts";
import type { Mailbox } from "./mailbox.ts";
import { requestedRedirect } from "./redirect.ts";

/** What @supabase/lite calls to send mail; the type itself is not exported. */
export type Mailer = NonNullable<App["_mailer"]>;

interface Letter {
  to: string;
  tokenHash: string;
  code: string;
  email?: string | undefined;
  newEmail?: string | undefined;
}

/**
 * Renders the templates of config.toml into the mailbox. @supabase/lite's own mailer would take
 * template paths from the working directory, and sends only one of the two mails that confirm a
 * change of address.
 */
export function createMailer(
  mailbox: Mailbox,
  templates: MailTemplates,
  siteUrl: () => string,
): Mailer {
  const send = (name: string, letter: Letter) => {
    const template = templates[name];
    if (!template) throw new Error(`config.toml has no [auth.email.template.${name}]`);
    const values: Record<string, string> = {
      SiteURL: siteUrl(),
      Token: letter.code,
      TokenHash: letter.tokenHash,
      Email: letter.email ?? letter.to,
      NewEmail: letter.newEmail ?? letter.to,
      RedirectTo: requestedRedirect() ?? siteUrl(),
    };
    mailbox.send({
      to: letter.to,
      subject: template.subject,
      html: render(readFileSync(template.content_path, "utf8"), values),
    });
  };

  return {
    sendConfirmation: async (to, tokenHash, code) => send("confirmation", { to, tokenHash, code }),
    sendRecovery: async (to, tokenHash, code) => send("recovery", { to, tokenHash, code }),
    sendMagicLink: async (to, tokenHash, code) => send("magic_link", { to, tokenHash, code }),
    sendReauthentication: async (to, code) => send("reauthentication", { to, tokenHash: "", code }),
    sendEmailChange: async (to, tokenHash, code, meta) => {
      const addresses = { email: meta?.currentEmail, newEmail: meta?.newEmail };
      send("email_change", { to, tokenHash, code, ...addresses });
      if (!meta?.newEmail || !meta.tokenHashNew || !meta.tokenNew) return;
      const second = { to: meta.newEmail, tokenHash: meta.tokenHashNew, code: meta.tokenNew };
      send("email_change", { ...second, ...addresses });
    },
  };
}

/**
 * Fills in `{{ .Name }}`, the part of Go's template language that our mails use. As Go's does, it writes a value in the
 * query of a link so that it stays one value.
 */
function render(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string, at: number) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`A mail template uses {{ .${name} }}: not known here.`);
    const isInQuery = /href="[^"?]*\?[^"]*$/.test(template.slice(0, at));
    return escapeHtml(isInQuery ? encodeURIComponent(value) : value);
  });
}
