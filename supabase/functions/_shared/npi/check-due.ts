import { z } from "zod";
import type { Query } from "../mail/database.ts";
import { RegistryError } from "./parse-response.ts";
import { type LookUpNpi, RegistryUnavailable } from "./registry.ts";

export interface CheckerOptions {
  query: Query;
  /** Null if no registry is configured. Checks are then off, and admins see that. */
  lookUp: LookUpNpi | null;
  /** Whether to continue with the next NPI. */
  shouldContinue(): boolean;
}

export interface CheckerReport {
  checked: number;
  failed: number;
}

/** How long an NPI is leased: longer than the registry's timeout. */
const lease = "2 minutes";

const task = z.object({ npi: z.string(), lease: z.string() });

/** After this many failures in a row, the registry is considered down. */
const maxOutages = 3;

/** Checks due NPIs one by one. Several checkers can run at once. Throws database errors. */
export async function checkDue({
  query,
  lookUp,
  shouldContinue,
}: CheckerOptions): Promise<CheckerReport> {
  const report: CheckerReport = { checked: 0, failed: 0 };
  await query("select private.record_npi_worker($1::boolean)", [lookUp !== null]);
  let outages = 0;
  while (lookUp && outages < maxOutages && shouldContinue()) {
    const taken = await query("select * from private.lease_npi($1::interval)", [lease]);
    const [due] = z.array(task).parse(taken);
    if (!due) break;
    try {
      const record = JSON.stringify(await lookUp(due.npi));
      await query("select private.store_npi_answer($1::text, $2::uuid, $3::text::jsonb)", [
        due.npi,
        due.lease,
        record,
      ]);
      report.checked += 1;
      outages = 0;
    } catch (error) {
      // A database error would also affect the following NPIs.
      if (!(error instanceof RegistryError)) throw error;
      await query("select private.release_npi($1::text, $2::uuid, $3::text)", [
        due.npi,
        due.lease,
        error.message,
      ]);
      report.failed += 1;
      outages = error instanceof RegistryUnavailable ? outages + 1 : 0;
    }
  }
  return report;
}
