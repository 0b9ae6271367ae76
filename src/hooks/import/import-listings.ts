import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { adminKeys, listingKeys } from "@/hooks/query-keys";
import { describeChanges } from "@/lib/import/changes";
import {
  describeMatches,
  describeRemovals,
  needsDecision,
  type RowDecision,
} from "@/lib/import/decisions";
import {
  type ImportEntry,
  type ImportPlan,
  type ImportResult,
  nextChunk,
  toRow,
} from "@/lib/import/plan";
import { importReason } from "@/lib/import/reason";
import { type ImportOutcome, outcomesOf } from "@/lib/import/sources";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface ImportRun {
  plan: ImportPlan;
  /** The entries of the plan that are not imported yet. */
  entries: ImportEntry[];
  /** The id of the import, which prevents importing a row twice; null for a dry run. */
  batch: string | null;
  fileName: string;
  /** The decisions about rows, by row number. */
  decisions: ReadonlyMap<number, RowDecision>;
  /** Ends the run after the current chunk. */
  signal: AbortSignal;
  onResults: (results: ImportResult[]) => void;
}

interface ImportResponseRow {
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
  // The generated types don't know which columns of a function are nullable.
  const rows: ImportResponseRow[] = data;
  const entryOf = new Map(entries.map((entry) => [entry.row, entry]));
  return rows.flatMap(({ row_number, outcome, reason, doctor_id, changes, matches, removals }) => {
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
      matches: describeMatches(matches, entry.listing),
      removals: describeRemovals(removals),
      decision: run.decisions.get(row_number) ?? {},
    };
  });
}

async function importAll(run: ImportRun) {
  let remaining = run.entries;
  while (remaining.length > 0 && !run.signal.aborted) {
    const chunk = nextChunk(remaining);
    run.onResults(await importChunk(run, chunk));
    remaining = remaining.slice(chunk.length);
  }
}

/** Imports listings in chunks, or previews the import in a dry run. If a chunk fails, earlier chunks stay imported. */
function useImportListings() {
  return useMutation({
    mutationFn: importAll,
    meta: { invalidates: [adminKeys.all, listingKeys.all], errorTitle: "Error importing listings" },
  });
}

/** A dry run shows what the import would do, without changing anything. */
export type ImportStage = "dry run" | "import";

const byRow = (one: ImportResult, other: ImportResult) => one.row - other.row;

/** A result after a decision, with the matches from before, so that the decision can be changed. */
const withMatches = (result: ImportResult, { matches = [] }: ImportResult): ImportResult =>
  result.matches?.length || result.decision?.match === undefined ? result : { ...result, matches };

/** Runs a planned import and stores its results. A run that was stopped or failed can be continued. */
export function useImportRun(plan: ImportPlan, fileName: string) {
  const { entries, decided } = plan;
  const importing = useImportListings();
  const deciding = useImportListings();
  const [stage, setStage] = useState<ImportStage | null>(null);
  const [imported, setImported] = useState<ImportResult[]>([]);
  const [decisions, setDecisions] = useState<ReadonlyMap<number, RowDecision>>(new Map());
  const controller = useRef<AbortController>(null);
  const batch = useRef<string>(null);

  async function run(nextStage: ImportStage) {
    const previous = nextStage === stage ? imported : [];
    const done = new Set(previous.map(({ row }) => row));
    setStage(nextStage);
    setImported(previous);
    if (nextStage === "import") batch.current ??= crypto.randomUUID();
    controller.current = new AbortController();
    try {
      await importing.mutateAsync({
        plan,
        fileName,
        decisions,
        signal: controller.current.signal,
        entries: entries.filter(({ row }) => !done.has(row)),
        batch: nextStage === "import" ? batch.current : null,
        onResults: (chunk) => setImported((before) => [...before, ...chunk]),
      });
    } catch {
      // The mutation shows the error. Results of earlier chunks stay.
    }
  }

  /** Stores a decision about rows and repeats their dry run. */
  async function decide(rows: readonly number[], decision: RowDecision) {
    const next = new Map(decisions);
    for (const row of rows) next.set(row, { ...next.get(row), ...decision });
    setDecisions(next);
    const decidedRows = new Set(rows);
    // Shows the decision immediately, and its outcome after the response.
    setImported((before) =>
      before.map((one) =>
        decidedRows.has(one.row) ? { ...one, decision: next.get(one.row) ?? {} } : one,
      ),
    );
    const replace = (chunk: ImportResult[]) =>
      setImported((before) => {
        const updated = new Map(chunk.map((one) => [one.row, one]));
        return before.map((one) => {
          const result = updated.get(one.row);
          return result ? withMatches(result, one) : one;
        });
      });
    try {
      await deciding.mutateAsync({
        plan,
        fileName,
        decisions: next,
        batch: null,
        onResults: replace,
        entries: entries.filter(({ row }) => decidedRows.has(row)),
        signal: new AbortController().signal,
      });
    } catch {
      // The mutation shows the error. The decision stays.
    }
  }

  const isComplete = stage !== null && !importing.isPending && imported.length === entries.length;
  const results = stage === null ? [] : [...imported, ...decided].sort(byRow);
  return {
    stage,
    run,
    decide,
    stop: () => controller.current?.abort(),
    /** Discards the results and decisions, so that the plan can change. */
    reset: () => {
      setStage(null);
      setDecisions(new Map());
    },
    isRunning: importing.isPending,
    /** Whether the outcome of a decision is loading. */
    isDeciding: deciding.isPending,
    isComplete,
    /** The number of rows with a result, including those that needed no request. */
    doneCount: imported.length + decided.length,
    totalCount: entries.length + decided.length,
    results,
    undecidedCount: results.filter(needsDecision).length,
  };
}

export type ImportRunState = ReturnType<typeof useImportRun>;
