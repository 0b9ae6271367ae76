import { z } from "zod";
import { composeEmail, type Email } from "./compose-email.ts";
import type { Query } from "./database.ts";
import type { Site } from "./footer.ts";
import { type Task, task } from "./task.ts";

/** Delivers an email. Throws `Undeliverable` if a retry is pointless. */
export type Deliver = (email: Email) => Promise<void>;

/** The email can never be delivered. */
export class Undeliverable extends Error {}

/** The transport is unavailable for all emails. */
export class TransportUnavailable extends Error {}

export interface SenderOptions {
  query: Query;
  deliver: Deliver;
  site: Site;
  /** Whether to continue with the next email. */
  shouldContinue(): boolean;
  /** How long an email is leased to this sender, as a PostgreSQL interval. */
  lease?: string;
}

export interface SenderReport {
  sent: number;
  failed: number;
}

/** Longer than the time limits in smtp.ts. */
const defaultLease = "5 minutes";

/**
 * Sends due emails one by one, so that a crash leaves at most one sent but unmarked email, which is
 * resent after its lease. Several senders can run at once. Throws database errors.
 */
export async function sendDue(options: SenderOptions): Promise<SenderReport> {
  const { query, shouldContinue, lease = defaultLease } = options;
  const report: SenderReport = { sent: 0, failed: 0 };
  await query("select private.purge_outbox()", []);
  await query("select private.run_due_tasks()", []);
  while (shouldContinue()) {
    const taken = await query("select * from private.lease_email($1::interval)", [lease]);
    const [mail] = z.array(task).parse(taken);
    if (!mail) break;
    const failure = await attempt(mail, options);
    if (!failure) {
      await query("select private.mark_email_sent($1::uuid)", [mail.id]);
      report.sent += 1;
      continue;
    }
    report.failed += 1;
    const isFinal = failure instanceof Undeliverable;
    await query("select private.release_email($1::uuid, $2::uuid, $3::text, $4::boolean)", [
      mail.id,
      mail.lease,
      failure.message,
      isFinal,
    ]);
    // The next one would also fail and use up an attempt.
    if (failure instanceof TransportUnavailable) break;
  }
  return report;
}

/** Sends one email and returns the error, if any. */
async function attempt(mail: Task, { deliver, site }: SenderOptions): Promise<Error | null> {
  try {
    await deliver(await composeEmail(mail, site));
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
