import { useRef, useState } from "react";
import { useImportListings } from "@/hooks/import/check";
import { needsDecision, type RowDecision } from "@/lib/import/decisions";
import type { ImportPlan, ImportResult } from "@/lib/import/plan";

/** A dry run tells what the import would do. */
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
