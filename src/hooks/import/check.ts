import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { adminKeys } from "@/hooks/moderation/keys";
import { describeChanges } from "@/lib/import/changes";
import { nextChunk } from "@/lib/import/chunks";
import { describeRemovals, type RowDecision, readMatches } from "@/lib/import/decisions";
import { type ImportOutcome, outcomesOf } from "@/lib/import/mode";
import { type ImportEntry, type ImportPlan, type ImportResult, toRow } from "@/lib/import/plan";
import { importReason } from "@/lib/import/reason";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface ImportRun {
  plan: ImportPlan;
  /** Those of the plan that are still to do. */
  entries: ImportEntry[];
  /** What the rows are kept under, so that none is done twice; null tries them and writes nothing. */
  batch: string | null;
  fileName: string;
  /** What was decided about rows, by their numbers. */
  decisions: ReadonlyMap<number, RowDecision>;
  /** Ends the run after the chunk that is on its way. */
  signal: AbortSignal;
  onResults: (results: ImportResult[]) => void;
}

interface Answer {
  row_number: number;
  outcome: string;
  reason: string | null;
  doctor_id: string | null;
  changes: unknown;
  matches?: unknown;
  removals?: unknown;
}

const outcomeOf = (text: string) => outcomesOf.both.find((known) => known === text) ?? "rejected";

const countOf = ({ decided }: ImportPlan, wanted: ImportOutcome) =>
  decided.filter(({ outcome }) => outcome === wanted).length;

async function importChunk(run: ImportRun, entries: ImportEntry[]): Promise<ImportResult[]> {
  const data = await unwrap(
    supabase.rpc("import_listings", {
      rows: entries.map((entry) => toRow(entry, run.decisions.get(entry.row))),
      is_dry_run: run.batch === null,
      mode: run.plan.mode,
      ...(run.batch !== null && { batch: run.batch }),
      file_name: run.fileName,
      duplicates_before: countOf(run.plan, "duplicate"),
      rejected_before: countOf(run.plan, "rejected"),
    }),
  );
  // The generated types do not know which columns of a function may be null.
  const answers: Answer[] = data;
  const entryOf = new Map(entries.map((entry) => [entry.row, entry]));
  return answers.flatMap(({ row_number, outcome, reason, doctor_id, changes, ...asked }) => {
    const entry = entryOf.get(row_number);
    if (!entry) return [];
    return {
      row: row_number,
      outcome: outcomeOf(outcome),
      reason:
        reason && outcome === "rejected"
          ? importReason(reason, entry.listing, entry.officePlaces)
          : reason,
      readings: entry.readings,
      warnings: entry.warnings,
      parts: entry.parts,
      changes: describeChanges(changes),
      listingId: doctor_id,
      matches: readMatches(asked.matches),
      removals: describeRemovals(asked.removals),
      decision: run.decisions.get(row_number) ?? {},
    };
  });
}

async function importAll(run: ImportRun) {
  let left = run.entries;
  while (left.length > 0 && !run.signal.aborted) {
    const chunk = nextChunk(left);
    run.onResults(await importChunk(run, chunk));
    left = left.slice(chunk.length);
  }
}

/** Imports listings in chunks, or tells in a dry run what would happen. Chunks that came through stay when one fails. */
export function useImportListings() {
  return useMutation({
    mutationFn: importAll,
    meta: { changes: [adminKeys.all, listingKeys.all], errorTitle: "Error importing listings" },
  });
}
