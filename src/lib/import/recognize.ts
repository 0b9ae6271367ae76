import { guessColumns } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";
import type { FileName } from "@/lib/import/file-column";
import type { ImportSources, SourceTable } from "@/lib/import/sources";

const names = ["practices", "clinicians", "offices", "prices", "services"] as const;

/**
 * What a table holds: by how many of its headings are known, then by the name of its file. One that does not say whose its rows are holds
 * practices.
 */
function recognize({ headings, file }: SourceTable): FileName {
  const scores = names.map((name) => {
    const mapping = guessColumns(headings, name);
    const isOne = name === "practices" || mapping.practice !== undefined;
    return { name, score: isOne ? Object.keys(mapping).length : -1 };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  const likely = scores.filter(({ score }) => score === best).map(({ name }) => name);
  return likely.find((name) => file.toLowerCase().includes(name)) ?? likely[0] ?? "practices";
}

const hasRows = ({ rows }: CsvTable) => rows.some((cells) => cells.some((cell) => cell.trim()));

/** Says what each of several CSV files holds, or what is wrong with them together, as a sentence. */
export function recognizeFiles(
  tables: readonly SourceTable[],
): ImportSources | { problem: string } {
  const found: Partial<Record<FileName, SourceTable>> = {};
  for (const table of tables) {
    const name = recognize(table);
    const other = found[name];
    if (!hasRows(table)) {
      // Of several, an empty one may be what an export had nothing for.
      if (tables.length > 1) continue;
      return { problem: "This file has no rows below its headings." };
    }
    if (other) {
      return {
        problem: `${other.file} and ${table.file} both look like ${name}. Choose one file of each kind. Any but practices has a column “Practice”.`,
      };
    }
    found[name] = table;
  }
  const { practices } = found;
  if (practices) return { ...found, practices };
  return {
    problem: `A file of practices is missing, whose rows the others belong to. Chosen: ${tables.map(({ file }) => file).join(", ")}.`,
  };
}
