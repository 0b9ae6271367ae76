import { z } from "zod";
import type { Email } from "../../functions/_shared/mail/letter.ts";
import { type SenderReport, sendDue } from "../../functions/_shared/mail/sender.ts";
import type { Backend } from "../apis/backend.ts";
import { openRounds, type Rounds } from "../server/rounds.ts";

/** Does what pg_cron and the Edge Function `send-mail` do on hosted projects: the same sender, into the mailbox. */
export const openPostOffice = (backend: PostOfficeBackend): Rounds =>
  openRounds(() => sendToMailbox(backend), "Mail could not be sent:");

type PostOfficeBackend = Pick<Backend, "db" | "mailbox" | "siteUrl" | "keys">;

/** Sends what is due. */
export function sendToMailbox({
  db,
  mailbox,
  siteUrl,
  keys,
}: PostOfficeBackend): Promise<SenderReport> {
  return sendDue({
    query: (statement, parameters) => db.query(z.unknown(), statement, parameters),
    deliver: async (letter) => mailbox.send(mailOf(letter)),
    site: {
      url: siteUrl(),
      functionsUrl: `${siteUrl()}/functions/v1`,
      signingKeys: [keys.jwt],
    },
    mayGoOn: () => true,
  });
}

/** The mail as a reader's program gets it. */
function mailOf({ to, subject, text, html, messageId, inReplyTo, references, headers }: Email) {
  const answered = inReplyTo && {
    "In-Reply-To": inReplyTo,
    References: references?.join(" ") ?? inReplyTo,
  };
  return { to, subject, text, html, headers: { "Message-ID": messageId, ...answered, ...headers } };
}
