import { inWords } from "@/lib/format/numbers";
import { isUuid } from "@/lib/format/text";
import { isNone, joinAnnounced } from "@/lib/import/announced-cells";
import { readCell } from "@/lib/import/cells";
import { type ColumnMapping, fileColumns } from "@/lib/import/columns";
import { formulaText, quoteCell, unguardCell } from "@/lib/import/csv-cells";
import type { ImportValue, RowValues } from "@/lib/import/file-column";
import { isInCapitals } from "@/lib/import/phrases";
import { type ImportMode, missingColumns } from "@/lib/import/sources";
import { fieldLabel } from "@/lib/listings/fields";

/** Notes about the cells of a row that aren't plain values. */
export interface ImportNotes {
  /** Interpretations of phrases. */
  readings: string[];
  /** Values that were left out. */
  warnings: string[];
}

/** The values of a row by column, with notes. */
export type ReadRow = { values: RowValues } & ImportNotes;

const rawText = (cells: readonly string[], place: number | undefined): string =>
  place === undefined ? "" : unguardCell((cells[place] ?? "").trim());

/**
 * Parses the cells of a row; missing cells at the end are empty. Phrases are interpreted and
 * reported. Invalid and missing required cells reject the row; any other invalid cell is left out
 * with a warning.
 */
export function readRow(
  cells: readonly string[],
  mapping: ColumnMapping,
  columnCount: number,
  mode: ImportMode,
): ReadRow | ({ reason: string } & Partial<ImportNotes>) {
  if (cells.slice(columnCount).some((cell) => cell.trim())) {
    const count = inWords(cells.length, "cell");
    return { reason: `This row has ${count}, but the heading row has ${columnCount}` };
  }
  const textOf = (column: string) => {
    const text = rawText(cells, mapping[column]);
    return isNone(column, text) ? "" : text;
  };
  const areCapitals =
    isInCapitals(textOf("address_city")) && isInCapitals(`${textOf("practice_name")}XX`);
  const problems: string[] = [];
  const row: ReadRow = { values: {}, readings: [], warnings: [] };
  const unsaid = new Map<string, string[]>();
  const leaveEmpty = (label: string, said: string) =>
    unsaid.set(said, [...(unsaid.get(said) ?? []), label]);
  for (const known of fileColumns) {
    const written = textOf(known.column);
    const text = formulaText(written, known.kind.startsWith("web")) ?? written;
    row.values[known.column] ??= null;
    if (!text) {
      const said = rawText(cells, mapping[known.column]);
      if (said) leaveEmpty(known.label, said);
      continue;
    }
    const cell = readCell(known, text, areCapitals);
    // A function, because most cells don't need it.
    const quoted = () => `${known.label} ${quoteCell(written)}`;
    if ("problem" in cell) {
      if (known.isRequired) problems.push(`${quoted()}: ${cell.problem}`);
      else row.warnings.push(`${quoted()} left out: ${cell.problem}`);
    } else if (cell.value === null) {
      leaveEmpty(known.label, text);
    } else if (cell.column && textOf(cell.column)) {
      const meant = fileColumns.find(({ column }) => column === cell.column)?.label;
      row.warnings.push(`${quoted()} left out: “${meant}” has its own cell`);
    } else {
      const put = (column: string, value: ImportValue) => {
        const joined = joinAnnounced(row.values[column] ?? null, value);
        if (joined !== undefined) row.values[column] = joined;
        else row.warnings.push(`${quoted()} left out: another price starts on another day`);
      };
      put(cell.column ?? known.column, cell.value);
      for (const [column, value] of Object.entries(cell.also ?? {})) {
        if (!textOf(column)) put(column, value);
        else if (column === "announced_prices")
          row.warnings.push(`${quoted()}: announced price left out: it has its own cell`);
        else row.warnings.push(`${known.label}: “${value}” left out: the row has another note`);
      }
      const readAs = cell.readAs ?? (text === written ? null : text);
      if (readAs) row.readings.push(`${quoted()} read as ${readAs}`);
      if (cell.leftOut) row.warnings.push(`${known.label}: ${cell.leftOut}`);
    }
  }
  for (const [said, labels] of unsaid)
    row.readings.push(`${labels.join(", ")} ${quoteCell(said)} read as empty`);
  const { values, readings, warnings } = row;
  const isRead = (column: string) =>
    column === "reference" ? isUuid(String(values.reference)) : (values[column] ?? null) !== null;
  for (const label of missingColumns(isRead, mode).map(fieldLabel))
    if (!problems.some((problem) => problem.startsWith(label)))
      problems.push(`${label} is missing`);
  return problems.length > 0 ? { reason: problems.join(". "), readings, warnings } : row;
}
