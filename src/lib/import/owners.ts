import { quoteCell } from "@/lib/import/reason";
import { cellText } from "@/lib/import/row";
import { type ImportMappings, type ImportSources, isBlank } from "@/lib/import/sources";

/** The index of the practice that a related row belongs to, or the problem. */
export type Owner = { index: number } | { problem: string };

const folded = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Returns a function that finds a practice by its reference or by a unique name. */
export function ownerFinder(
  { practices }: ImportSources,
  mappings: ImportMappings,
): (key: string) => Owner {
  const { reference, practice_name } = mappings.practices ?? {};
  const byReference = new Map<string, number>();
  // Undefined marks a name that several practices have.
  const byName = new Map<string, number | undefined>();
  for (const [index, cells] of practices.rows.entries()) {
    if (isBlank(cells)) continue;
    const key = cellText(cells, reference);
    if (key && !byReference.has(key)) byReference.set(key, index);
    const name = folded(cellText(cells, practice_name));
    byName.set(name, byName.has(name) ? undefined : index);
  }
  return (key) => {
    if (!key) return { problem: "it has no practice" };
    const named = byReference.get(key);
    if (named !== undefined) return { index: named };
    const name = folded(key);
    if (!byName.has(name))
      return { problem: `no practice in this import matches ${quoteCell(key)}` };
    const index = byName.get(name);
    return index === undefined
      ? { problem: `several practices are named ${quoteCell(key)}; use the reference instead` }
      : { index };
  };
}
