import { z } from "zod";
import type { Query } from "../mail/sender.ts";
import { NoAnswer } from "./answer.ts";
import { type Ask, NoRegistry } from "./registry.ts";

export interface CheckerOptions {
  query: Query;
  /** Undefined if no registry is configured: the checks are then off, which admins can see. */
  ask: Ask | null;
  /** Whether to continue with the next one. */
  mayGoOn(): boolean;
}

export interface CheckerReport {
  checked: number;
  failed: number;
}

/** How long an NPI is leased: longer than the registry's timeout. */
const lease = "2 minutes";

const task = z.object({ npi: z.string(), lease: z.string() });

/** After this many failures in a row, the registry is considered down. */
const patience = 3;

/** Checks due NPIs one by one. Several checkers can run at once. Throws database errors. */
export async function checkDue({ query, ask, mayGoOn }: CheckerOptions): Promise<CheckerReport> {
  const report: CheckerReport = { checked: 0, failed: 0 };
  await query("select private.record_npi_worker($1::boolean)", [ask !== null]);
  let outages = 0;
  while (ask && outages < patience && mayGoOn()) {
    const taken = await query("select * from private.lease_npi($1::interval)", [lease]);
    const [due] = z.array(task).parse(taken);
    if (!due) break;
    try {
      const answer = JSON.stringify(await ask(due.npi));
      await query("select private.store_npi_answer($1::text, $2::uuid, $3::text::jsonb)", [
        due.npi,
        due.lease,
        answer,
      ]);
      report.checked += 1;
      outages = 0;
    } catch (error) {
      // Of what the database refused it would hear no more now.
      if (!(error instanceof NoAnswer)) throw error;
      await query("select private.release_npi($1::text, $2::uuid, $3::text)", [
        due.npi,
        due.lease,
        error.message,
      ]);
      report.failed += 1;
      outages = error instanceof NoRegistry ? outages + 1 : 0;
    }
  }
  return report;
}
