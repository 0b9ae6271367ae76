import { useRef, useState } from "react";
import { useImportListings } from "@/hooks/admin/import";
import type { ImportPlan, ImportResult } from "@/lib/import-plan";

export type ImportMode = "dry run" | "import";

const byRow = (one: ImportResult, other: ImportResult) => one.row - other.row;

/** Runs a planned import and keeps its results. A run that was stopped or failed goes on where it was. */
export function useImportRun({ entries, decided }: ImportPlan) {
  const importing = useImportListings();
  const [mode, setMode] = useState<ImportMode | null>(null);
  const [answers, setAnswers] = useState<ImportResult[]>([]);
  const controller = useRef<AbortController>(null);

  async function run(wanted: ImportMode) {
    const kept = wanted === mode ? answers : [];
    const done = new Set(kept.map(({ row }) => row));
    setMode(wanted);
    setAnswers(kept);
    controller.current = new AbortController();
    try {
      await importing.mutateAsync({
        entries: entries.filter(({ row }) => !done.has(row)),
        isDryRun: wanted === "dry run",
        signal: controller.current.signal,
        onResults: (chunk) => setAnswers((before) => [...before, ...chunk]),
      });
    } catch {
      // The toast has said so; what came through stays.
    }
  }

  return {
    mode,
    run,
    stop: () => controller.current?.abort(),
    /** Forgets the results, so that the plan may change. */
    reset: () => setMode(null),
    isRunning: importing.isPending,
    isComplete: mode !== null && !importing.isPending && answers.length === entries.length,
    /** How many rows have been answered; those decided beforehand count too. */
    doneCount: answers.length + decided.length,
    totalCount: entries.length + decided.length,
    results: mode === null ? [] : [...answers, ...decided].sort(byRow),
  };
}
