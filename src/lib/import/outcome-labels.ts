import { formatCount, inWords } from "@/lib/format/numbers";
import { needsDecision } from "@/lib/import/decisions";
import type { ImportResult } from "@/lib/import/plan";
import type { ImportOutcome } from "@/lib/import/sources";

// Labels of an import's outcomes, in the preview and after the import.

const willBe: Record<ImportOutcome, string> = {
  created: "Will be added",
  updated: "Will be updated",
  unchanged: "No changes",
  duplicate: "Will be skipped",
  rejected: "Can't be imported",
};

const was: Record<ImportOutcome, string> = {
  created: "Added",
  updated: "Updated",
  unchanged: "No changes",
  duplicate: "Skipped",
  rejected: "Not imported",
};

/** The label of an outcome. */
export const outcomeLabel = (outcome: ImportOutcome, isDryRun: boolean): string =>
  (isDryRun ? willBe : was)[outcome];

/** The label of a row's result: the outcome, or that it needs a decision. */
export const resultLabel = (result: ImportResult, isDryRun: boolean): string =>
  isDryRun && needsDecision(result) ? "Needs a decision" : outcomeLabel(result.outcome, isDryRun);

const verbs: Record<
  "created" | "updated" | "unchanged" | "duplicate",
  [will: string, did: string]
> = {
  created: ["add", "Added"],
  updated: ["update", "updated"],
  unchanged: ["leave", "left"],
  duplicate: ["skip", "skipped"],
};

const nouns = { created: "listing", updated: "listing", unchanged: "listing", duplicate: "row" };

const inOrder = ["created", "updated", "unchanged", "duplicate"] as const;

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Will add 12 listings and skip 2 rows. 1 row can't be imported."; after the import, the same of what it did. */
export function summarizeResults(results: readonly ImportResult[], isDryRun: boolean): string {
  const undecided = isDryRun ? results.filter(needsDecision) : [];
  const settled = results.filter((result) => !undecided.includes(result));
  const countOf = (outcome: ImportOutcome) =>
    settled.filter((result) => result.outcome === outcome).length;
  const parts = inOrder.flatMap((outcome) => {
    const count = countOf(outcome);
    if (count === 0) return [];
    const [will, did] = verbs[outcome];
    const ending = outcome === "unchanged" ? " as they are" : "";
    return `${isDryRun ? will : did.toLowerCase()} ${inWords(count, nouns[outcome])}${ending}`;
  });
  const rejected = countOf("rejected");
  const did = parts.length > 0 ? `${isDryRun ? "will " : ""}${list.format(parts)}` : "";
  return [
    capitalize(did || (isDryRun ? "nothing will be imported" : "nothing was imported")),
    rejected > 0 &&
      `${inWords(rejected, "row")} ${isDryRun ? "can't be" : rejected === 1 ? "was not" : "were not"} imported`,
    undecided.length > 0 &&
      `${formatCount(undecided.length)} ${undecided.length === 1 ? "row needs" : "rows need"} your decision`,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
}
