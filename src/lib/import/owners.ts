import { quoteCell } from "@/lib/import/reason";
import { cellText } from "@/lib/import/row";
import { type ImportMappings, type ImportSources, isBlank } from "@/lib/import/sources";

/** The place of the practice that a row of another file belongs to, or why it belongs to none. */
export type Owner = { index: number } | { problem: string };

const folded = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Finds whose a row is, by the reference of a practice, or by a name that only one has. */
export function ownerFinder(
  { practices }: ImportSources,
  mappings: ImportMappings,
): (key: string) => Owner {
  const { reference, practice_name } = mappings.practices ?? {};
  const byReference = new Map<string, number>();
  // Undefined is a name of several.
  const byName = new Map<string, number | undefined>();
  for (const [index, cells] of practices.rows.entries()) {
    if (isBlank(cells)) continue;
    const key = cellText(cells, reference);
    if (key && !byReference.has(key)) byReference.set(key, index);
    const name = folded(cellText(cells, practice_name));
    byName.set(name, byName.has(name) ? undefined : index);
  }
  return (key) => {
    if (!key) return { problem: "it names no practice" };
    const named = byReference.get(key);
    if (named !== undefined) return { index: named };
    const name = folded(key);
    if (!byName.has(name)) return { problem: `no practice of the run is ${quoteCell(key)}` };
    const index = byName.get(name);
    return index === undefined
      ? { problem: `several practices are called ${quoteCell(key)}: name it by its reference` }
      : { index };
  };
}
