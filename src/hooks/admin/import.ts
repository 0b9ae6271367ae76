import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";
import type { ImportEntry, ImportOutcome, ImportResult } from "@/lib/import-plan";
import { importReason } from "@/lib/import-reason";

const chunkSize = 200;

interface ImportRun {
  entries: ImportEntry[];
  isDryRun: boolean;
  /** Ends the run after the chunk that is on its way. */
  signal: AbortSignal;
  onResults: (results: ImportResult[]) => void;
}

interface Answer {
  row_number: number;
  outcome: string;
  reason: string | null;
  doctor_id: string | null;
}

const outcomeOf = (text: string): ImportOutcome =>
  text === "created" || text === "duplicate" ? text : "rejected";

async function importChunk(entries: ImportEntry[], isDryRun: boolean): Promise<ImportResult[]> {
  const { data, error, status } = await api.rpc("import_listings", {
    rows: entries.map(({ listing }) => listing),
    is_dry_run: isDryRun,
  });
  if (error) throw toAppError(error, status);
  // The generated types do not know which columns of a function may be null.
  const answers: Answer[] = data;
  return answers.flatMap(({ row_number, outcome, reason, doctor_id }) => {
    const entry = entries[row_number - 1];
    if (!entry) return [];
    const told = reason && outcome === "rejected" ? importReason(reason, entry.listing) : reason;
    return { row: entry.row, outcome: outcomeOf(outcome), reason: told, doctorId: doctor_id };
  });
}

async function importAll({ entries, isDryRun, signal, onResults }: ImportRun) {
  for (let start = 0; start < entries.length && !signal.aborted; start += chunkSize) {
    onResults(await importChunk(entries.slice(start, start + chunkSize), isDryRun));
  }
}

/** Imports listings in chunks, or tells in a dry run what would happen. Chunks that came through stay when one fails. */
export function useImportListings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: importAll,
    onSettled: (_nothing, _error, { isDryRun }) =>
      isDryRun
        ? undefined
        : Promise.all([
            client.invalidateQueries({ queryKey: ["admin"] }),
            client.invalidateQueries({ queryKey: ["doctors"] }),
          ]),
    meta: { errorTitle: "Error importing listings" },
  });
}
