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

type Tone = "attention" | "positive" | "neutral" | "danger";

const outcomes: Record<ImportOutcome, readonly [will: string, did: string, tone: Tone]> = {
  undecided: ["Undecided", "Not decided", "attention"],
  created: ["Will be added", "Added", "positive"],
  updated: ["Will be updated", "Updated", "positive"],
  suggested: ["Will be sent to the owner", "Sent to the owner", "attention"],
  unchanged: ["Unchanged", "Unchanged", "neutral"],
  duplicate: ["Will be skipped", "Skipped", "neutral"],
  rejected: ["Can't be imported", "Not imported", "danger"],
};

/** The tone of an outcome's badge. */
export const outcomeTone = (outcome: ImportOutcome): Tone => outcomes[outcome][2];

/** The label of an outcome, in the preview or after the import. */
export const outcomeLabel = (outcome: ImportOutcome, isDryRun: boolean): string =>
  outcomes[outcome][isDryRun ? 0 : 1];

/** Formats counts as a sentence without zeros: "950 created, 50 rejected." */
export function countsInWords(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([word, count]) =>
    count > 0 ? `${formatCount(count)} ${word}` : [],
  );
  return `${parts.join(", ") || "Nothing"}.`;
}

/** How many rows have each outcome: "12 will be added, 2 will be skipped." */
export const summarizeOutcomes = (found: readonly ImportOutcome[], isDryRun: boolean): string =>
  countsInWords(
    Object.fromEntries(
      importOutcomes.map((known) => [
        outcomeLabel(known, isDryRun).toLowerCase(),
        found.filter((outcome) => outcome === known).length,
      ]),
    ),
  );
