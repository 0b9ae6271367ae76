import { formatCount } from "@/lib/format/numbers";

/** What becomes of a row. */
export const importOutcomes = [
  "undecided",
  "created",
  "updated",
  "suggested",
  "unchanged",
  "duplicate",
  "rejected",
] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

const labels: Record<ImportOutcome, [will: string, did: string]> = {
  undecided: ["Undecided", "Not decided"],
  created: ["Will be added", "Added"],
  updated: ["Will be updated", "Updated"],
  suggested: ["Will be sent to the owner", "Sent to the owner"],
  unchanged: ["Unchanged", "Unchanged"],
  duplicate: ["Will be skipped", "Skipped"],
  rejected: ["Can't be imported", "Not imported"],
};

/** The label of an outcome, in the preview or after the import. */
export const outcomeLabel = (outcome: ImportOutcome, isDryRun: boolean): string =>
  labels[outcome][isDryRun ? 0 : 1];

/** Formats counts as a sentence without zeros: "950 created, 50 rejected." */
export function countsInWords(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([word, count]) =>
    count > 0 ? `${formatCount(count)} ${word}` : [],
  );
  return `${parts.join(", ") || "Nothing"}.`;
}

/** How many rows have each outcome: "12 will be added, 2 will be skipped." */
export const summarizeOutcomes = (outcomes: readonly ImportOutcome[], isDryRun: boolean): string =>
  countsInWords(
    Object.fromEntries(
      importOutcomes.map((known) => [
        outcomeLabel(known, isDryRun).toLowerCase(),
        outcomes.filter((outcome) => outcome === known).length,
      ]),
    ),
  );
