import { z } from "zod";
import type { Email } from "../../functions/_shared/mail/compose-email.ts";
import { type SenderReport, sendDue } from "../../functions/_shared/mail/sender.ts";
import type { Backend } from "../apis/backend.ts";
import { type IntervalWorker, startIntervalWorker } from "../server/interval-worker.ts";

/**
 * Starts a worker that sends due emails to the mailbox, like pg_cron and the Edge Function
 * `send-mail` on hosted projects.
 */
export const startMailWorker = (backend: MailWorkerBackend): IntervalWorker =>
  startIntervalWorker(() => sendToMailbox(backend), "Mail could not be sent:");

type MailWorkerBackend = Pick<Backend, "db" | "mailbox" | "siteUrl" | "keys">;

/** Sends all due emails to the mailbox. */
export function sendToMailbox({
  db,
  mailbox,
  siteUrl,
  keys,
}: MailWorkerBackend): Promise<SenderReport> {
  return sendDue({
    query: (statement, parameters) => db.query(z.unknown(), statement, parameters),
    deliver: async (email) => mailbox.send(mailOf(email)),
    site: {
      url: siteUrl(),
      functionsUrl: `${siteUrl()}/functions/v1`,
      signingKeys: [keys.jwt],
    },
    shouldContinue: () => true,
  });
}

/** Converts an email to the form of the mailbox, with its headers. */
function mailOf({ to, subject, text, html, messageId, headers }: Email) {
  return { to, subject, text, html, headers: { "Message-ID": messageId, ...headers } };
}
