import { enumerate, formatCount, inWords } from "@/lib/format/numbers";
import type { ImportResult } from "@/lib/import/plan";
import type { ImportOutcome } from "@/lib/import/sources";

// Labels of an import's outcomes, in the preview and after the import. All counts are counts of what the database returned.

const labels: Record<ImportOutcome, [will: string, did: string]> = {
  undecided: ["Needs a decision", "Not decided"],
  created: ["Will be added", "Added"],
  updated: ["Will be updated", "Updated"],
  unchanged: ["No changes", "No changes"],
  duplicate: ["Will be skipped", "Skipped"],
  rejected: ["Can't be imported", "Not imported"],
};

/** The label of an outcome. */
export const outcomeLabel = (outcome: ImportOutcome, isDryRun: boolean): string =>
  labels[outcome][isDryRun ? 0 : 1];

/** How many results have an outcome. */
const countOutcome = (results: readonly ImportResult[], wanted: ImportOutcome): number =>
  results.filter(({ outcome }) => outcome === wanted).length;

const verbs = [
  ["created", "add", "added", "listing", ""],
  ["updated", "update", "updated", "listing", ""],
  ["unchanged", "leave", "left", "listing", " as they are"],
  ["duplicate", "skip", "skipped", "row", ""],
] as const;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Will add 12 listings and skip 2 rows. 1 row can't be imported."; after the import, the same of what it did. */
export function summarizeResults(results: readonly ImportResult[], isDryRun: boolean): string {
  const parts = verbs.flatMap(([outcome, will, did, noun, ending]) => {
    const count = countOutcome(results, outcome);
    return count > 0 ? `${isDryRun ? will : did} ${inWords(count, noun)}${ending}` : [];
  });
  const rejected = countOutcome(results, "rejected");
  const undecided = countOutcome(results, "undecided");
  const did = parts.length > 0 ? `${isDryRun ? "will " : ""}${enumerate(parts)}` : "";
  const wasRejected = rejected === 1 ? "was not" : "were not";
  const needs = undecided === 1 ? "row needs" : "rows need";
  return [
    capitalize(did || (isDryRun ? "nothing will be imported" : "nothing was imported")),
    rejected > 0 && `${inWords(rejected, "row")} ${isDryRun ? "can't be" : wasRejected} imported`,
    undecided > 0 &&
      (isDryRun
        ? `${formatCount(undecided)} ${needs} your decision`
        : `${inWords(undecided, "row")} ${undecided === 1 ? "was" : "were"} left out without a decision`),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

/** "Import 12 listings, update 1 listing": what the import will do; empty if nothing. */
export function importAction(results: readonly ImportResult[]): string {
  const created = countOutcome(results, "created");
  const updated = countOutcome(results, "updated");
  const parts = [
    created > 0 && `import ${inWords(created, "listing")}`,
    updated > 0 && `update ${inWords(updated, "listing")}`,
  ];
  return capitalize(parts.filter(Boolean).join(", "));
}
