import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { adminKeys, listingKeys } from "@/hooks/query-keys";
import { describeChanges } from "@/lib/import/changes";
import {
  describeRemovals,
  needsDecision,
  type RowDecision,
  readMatches,
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

/** An answer after a decision, which still offers the listings that the row was asked about. */
const withMatches = (fresh: ImportResult, { matches = [] }: ImportResult): ImportResult =>
  fresh.matches?.length || fresh.decision?.match === undefined ? fresh : { ...fresh, matches };

/** Runs a planned import and keeps its results. A run that was stopped or failed goes on where it was. */
export function useImportRun(plan: ImportPlan, fileName: string) {
  const { entries, decided } = plan;
  const importing = useImportListings();
  const deciding = useImportListings();
  const [stage, setStage] = useState<ImportStage | null>(null);
  const [answers, setAnswers] = useState<ImportResult[]>([]);
  const [decisions, setDecisions] = useState<ReadonlyMap<number, RowDecision>>(new Map());
  const controller = useRef<AbortController>(null);
  const batch = useRef<string>(null);

  async function run(wanted: ImportStage) {
    const kept = wanted === stage ? answers : [];
    const done = new Set(kept.map(({ row }) => row));
    setStage(wanted);
    setAnswers(kept);
    if (wanted === "import") batch.current ??= crypto.randomUUID();
    controller.current = new AbortController();
    try {
      await importing.mutateAsync({
        plan,
        fileName,
        decisions,
        signal: controller.current.signal,
        entries: entries.filter(({ row }) => !done.has(row)),
        batch: wanted === "import" ? batch.current : null,
        onResults: (chunk) => setAnswers((before) => [...before, ...chunk]),
      });
    } catch {
      // The toast has said so; what came through stays.
    }
  }

  /** Decides about rows, and asks again what would then become of them. */
  async function decide(rows: readonly number[], decision: RowDecision) {
    const next = new Map(decisions);
    for (const row of rows) next.set(row, { ...next.get(row), ...decision });
    setDecisions(next);
    const asked = new Set(rows);
    // The choice shows at once; what it leads to, when the database has answered.
    setAnswers((before) =>
      before.map((one) =>
        asked.has(one.row) ? { ...one, decision: next.get(one.row) ?? {} } : one,
      ),
    );
    const replace = (chunk: ImportResult[]) =>
      setAnswers((before) => {
        const fresh = new Map(chunk.map((one) => [one.row, one]));
        return before.map((one) => {
          const answer = fresh.get(one.row);
          return answer ? withMatches(answer, one) : one;
        });
      });
    try {
      await deciding.mutateAsync({
        plan,
        fileName,
        decisions: next,
        batch: null,
        onResults: replace,
        entries: entries.filter(({ row }) => asked.has(row)),
        signal: new AbortController().signal,
      });
    } catch {
      // The toast has said so; the decision stays.
    }
  }

  const isComplete = stage !== null && !importing.isPending && answers.length === entries.length;
  const results = stage === null ? [] : [...answers, ...decided].sort(byRow);
  return {
    stage,
    run,
    decide,
    stop: () => controller.current?.abort(),
    /** Forgets the results and decisions, so that the plan may change. */
    reset: () => {
      setStage(null);
      setDecisions(new Map());
    },
    isRunning: importing.isPending,
    /** The outcome of a decision is on its way. */
    isDeciding: deciding.isPending,
    isComplete,
    /** How many rows have been answered; those decided beforehand count too. */
    doneCount: answers.length + decided.length,
    totalCount: entries.length + decided.length,
    results,
    undecidedCount: results.filter(needsDecision).length,
  };
}

export type ImportRunState = ReturnType<typeof useImportRun>;
