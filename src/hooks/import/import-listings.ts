import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { adminKeys, listingKeys } from "@/hooks/query-keys";
import { fieldHistory } from "@/lib/editor/listing-history";
import {
  describeMatches,
  describeParts,
  describeReason,
  type RowDecision,
} from "@/lib/import/decisions";
import { importOutcomes } from "@/lib/import/outcomes";
import {
  type ImportEntry,
  type ImportPlan,
  type ImportResult,
  practicesPerCall,
  toRow,
} from "@/lib/import/plan";
import { supabase } from "@/lib/supabase/client";
import type { Database } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** A dry run shows what the import would do, without changing anything. */
export type ImportStage = "dry run" | "import";

interface StartedImport {
  /** The id under which the database stores the outcome of each row. */
  batch: string;
  stage: ImportStage;
  /** The decisions about rows, by row number. */
  decisions: ReadonlyMap<number, RowDecision>;
}

interface ImportRun extends StartedImport {
  plan: ImportPlan;
  fileName: string;
  /** The entries of the plan to send. */
  entries: ImportEntry[];
  onResults: (results: ImportResult[]) => void;
}

/** What the database did with a row. Texts can be null, which the generated types don't know. */
type RowOutcome = Database["public"]["Functions"]["import_listings"]["Returns"][number];

function describeResult(
  { row, listing, readings, warnings }: ImportEntry,
  response: RowOutcome,
): ImportResult {
  const outcome = importOutcomes.find((known) => known === response.outcome) ?? "rejected";
  return {
    row,
    outcome,
    reason: response.reason && describeReason(response.reason, listing),
    removal: response.removal,
    readings,
    warnings,
    parts: outcome === "created" ? describeParts(listing) : [],
    changes: fieldHistory(response.changes),
    proposed: fieldHistory(response.proposed),
    listingId: response.doctor_id,
    matches: describeMatches(response.matches, listing),
  };
}

async function importChunk(run: ImportRun, start: number): Promise<ImportResult[]> {
  const entries = run.entries.slice(start, start + practicesPerCall);
  const data = await unwrap(
    supabase.rpc("import_listings", {
      rows: entries.map((entry) => toRow(entry, run.decisions.get(entry.row))),
      is_dry_run: run.stage === "dry run",
      mode: run.plan.mode,
      batch: run.batch,
      file_name: run.fileName,
      rejected_before: run.plan.decided.length,
      remaining: run.entries.length - start - entries.length,
    }),
  );
  return data.flatMap((response) =>
    entries
      .filter(({ row }) => row === response.row_number)
      .map((entry) => describeResult(entry, response)),
  );
}

async function importAll(run: ImportRun) {
  for (let start = 0; start < run.entries.length; start += practicesPerCall)
    run.onResults(await importChunk(run, start));
}

// If a chunk fails, earlier chunks stay imported.
const sendingOptions = {
  mutationFn: importAll,
  meta: { invalidates: [adminKeys.all, listingKeys.all], errorTitle: "Error importing listings" },
};

/** Runs a planned import and stores its results. A run that failed can be continued. */
export function useImportRun(plan: ImportPlan, fileName: string) {
  const { entries, decided } = plan;
  const importing = useMutation(sendingOptions);
  const deciding = useMutation(sendingOptions);
  const [started, setStarted] = useState<StartedImport | null>(null);
  const [sent, setSent] = useState<ReadonlyMap<number, ImportResult>>(new Map());
  const stage = started?.stage ?? null;

  const addResults = (results: ImportResult[]) =>
    setSent((before) => {
      const all = new Map(before);
      // A row that a decision makes invalid can still be decided otherwise.
      for (const one of results) {
        const { matches, removal } = before.get(one.row) ?? one;
        all.set(one.row, { ...one, matches, removal });
      }
      return all;
    });

  async function send(sending: typeof importing, next: StartedImport, rows: ImportEntry[]) {
    setStarted(next);
    try {
      await sending.mutateAsync({ ...next, plan, fileName, entries: rows, onResults: addResults });
    } catch {
      // The mutation shows the error. Results of earlier chunks and decisions stay.
    }
  }

  async function run(nextStage: ImportStage) {
    const done = nextStage === stage ? sent : new Map<number, ImportResult>();
    setSent(done);
    const next = { batch: crypto.randomUUID(), decisions: new Map(), ...started, stage: nextStage };
    const remaining = entries.filter(({ row }) => !done.has(row));
    await send(importing, next, remaining);
  }

  /** Stores a decision about a row and repeats its dry run. */
  async function decide(row: number, decision: RowDecision) {
    if (!started) return;
    const decisions = new Map(started.decisions).set(row, decision);
    const chosen = entries.filter((entry) => entry.row === row);
    await send(deciding, { ...started, decisions }, chosen);
  }

  return {
    stage,
    decisions: started?.decisions ?? new Map<number, RowDecision>(),
    run,
    decide,
    /** Discards the results and decisions, so that the plan can change. */
    reset: () => {
      setStarted(null);
      setSent(new Map());
    },
    isRunning: importing.isPending,
    /** Whether the outcome of a decision is loading. */
    isDeciding: deciding.isPending,
    isComplete: stage !== null && !importing.isPending && sent.size === entries.length,
    /** The number of rows with a result, including those that needed no request. */
    doneCount: sent.size + decided.length,
    totalCount: entries.length + decided.length,
    results:
      stage === null ? [] : [...sent.values(), ...decided].sort((one, two) => one.row - two.row),
  };
}

export type ImportRunState = ReturnType<typeof useImportRun>;
