import { useRef, useState } from "react";
import { useImportListings } from "@/hooks/import/check";
import type { ImportPlan, ImportResult } from "@/lib/import/plan";

/** A dry run tells what the import would do. */
export type ImportStage = "dry run" | "import";

const byRow = (one: ImportResult, other: ImportResult) => one.row - other.row;

/** Runs a planned import and keeps its results. A run that was stopped or failed goes on where it was. */
export function useImportRun(plan: ImportPlan, fileName: string) {
  const { entries, decided } = plan;
  const importing = useImportListings();
  const [stage, setStage] = useState<ImportStage | null>(null);
  const [answers, setAnswers] = useState<ImportResult[]>([]);
  const controller = useRef<AbortController>(null);
  const batch = useRef<string>(null);

  async function run(wanted: ImportStage) {
    const kept = wanted === stage ? answers : [];
    const done = new Set(kept.map(({ row }) => row));
    setStage(wanted);
    setAnswers(kept);
    controller.current = new AbortController();
    if (wanted === "import") batch.current ??= crypto.randomUUID();
    try {
      await importing.mutateAsync({
        plan,
        entries: entries.filter(({ row }) => !done.has(row)),
        batch: wanted === "import" ? batch.current : null,
        fileName,
        signal: controller.current.signal,
        onResults: (chunk) => setAnswers((before) => [...before, ...chunk]),
      });
    } catch {
      // The toast has said so; what came through stays.
    }
  }

  return {
    stage,
    run,
    stop: () => controller.current?.abort(),
    /** Forgets the results, so that the plan may change. */
    reset: () => setStage(null),
    isRunning: importing.isPending,
    isComplete: stage !== null && !importing.isPending && answers.length === entries.length,
    /** How many rows have been answered; those decided beforehand count too. */
    doneCount: answers.length + decided.length,
    totalCount: entries.length + decided.length,
    results: stage === null ? [] : [...answers, ...decided].sort(byRow),
  };
}

export type ImportRunState = ReturnType<typeof useImportRun>;
