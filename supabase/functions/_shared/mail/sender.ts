import { z } from "zod";
import { type Letter, letterOf, type Site } from "./letter.ts";
import { type Task, task } from "./task.ts";

/** Asks the database: a statement with parameters, and its rows. */
export type Query = (sql: string, parameters: unknown[]) => Promise<unknown[]>;

/** Hands a mail over to whoever carries it, or throws: an `Undeliverable` where trying again is of no use. */
export type Deliver = (letter: Letter) => Promise<void>;

/** This mail will never arrive. */
export class Undeliverable extends Error {}

/** Nobody carries mail at the moment, whatever it is. */
export class NoCarrier extends Error {}

export interface SenderOptions {
  query: Query;
  deliver: Deliver;
  site: Site;
  /** Whether to take another one. */
  mayGoOn(): boolean;
  /** How long nobody else takes a mail that was taken. */
  lease?: string;
}

export interface SenderReport {
  sent: number;
  failed: number;
}

/** Longer than any delivery lasts: see the time limits in smtp.ts. */
const usualLease = "5 minutes";

/**
 * Sends what is due, one after the other: whatever ends this program, at most one mail is sent and not marked, and goes
 * out again when its lease has ended. Several senders may run at once. Throws what the database throws.
 */
export async function sendDue(options: SenderOptions): Promise<SenderReport> {
  const { query, mayGoOn, lease = usualLease } = options;
  const report: SenderReport = { sent: 0, failed: 0 };
  await query("select private.purge_outbox()", []);
  await query("select private.enqueue_digests(), private.end_due_suspensions()", []);
  await query("select private.enqueue_admin_digests()", []);
  while (mayGoOn()) {
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
      ...[mail.id, mail.lease, failure.message, isFinal],
    ]);
    // The next would fail as well, and lose one of its attempts.
    if (failure instanceof NoCarrier) break;
  }
  return report;
}

/** Sends one mail; gives what was in the way. */
async function attempt(mail: Task, { deliver, site }: SenderOptions): Promise<Error | null> {
  try {
    await deliver(await letterOf(mail, site));
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
