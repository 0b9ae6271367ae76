import { SelectField } from "@/components/forms/select-field";
import { Notice } from "@/components/ui/notice";
import { type ColumnMapping, fileColumns, headingAt, unusedHeadings } from "@/lib/import/columns";
import { quoteCell } from "@/lib/import/csv-cells";
import type { SourceTable } from "@/lib/import/sources";

/** The first distinct values of a column, in quotes. */
function samplesOf({ rows }: SourceTable, place: number): string {
  const samples = new Set<string>();
  for (const cells of rows) {
    const text = cells[place]?.trim();
    if (text) samples.add(quoteCell(text));
    if (samples.size === 3) break;
  }
  return [...samples].join(", ") || "No values";
}

/** The field that a column is mapped to; empty if none. */
const fieldAt = (mapping: ColumnMapping, place: number): string =>
  Object.entries(mapping).find(([, at]) => at === place)?.[0] ?? "";

/** Maps a column to a field, or to none, and clears the mapping of any other column from that field. */
function withField(mapping: ColumnMapping, place: number, field: string): ColumnMapping {
  const others = Object.entries(mapping).filter(([name, at]) => at !== place && name !== field);
  return { ...Object.fromEntries(others), ...(field && { [field]: place }) };
}

interface ImportMappingProps {
  table: SourceTable;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** Maps the columns of a file to fields and lists unused columns. */
export function ImportMapping({ table, mapping, onChange }: ImportMappingProps) {
  const unused = unusedHeadings(table.headings, mapping);
  const takenBy = (field: string, place: number) => {
    const at = mapping[field];
    return at === undefined || at === place ? "" : ` (now ${headingAt(table.headings, at)})`;
  };
  return (
    <div className="min-w-0">
      <fieldset className="min-w-0">
        <legend className="mb-4 text-xl font-semibold text-ink break-words">
          What does each column of {table.file} contain?
        </legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 wrap-anywhere">
          {table.headings.map((_heading, place) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same heading, so the position is the key.
              key={place}
              label={headingAt(table.headings, place)}
              hint={samplesOf(table, place)}
              value={fieldAt(mapping, place)}
              onChange={({ target }) => onChange(withField(mapping, place, target.value))}
            >
              <option value="">Ignore this column</option>
              {fileColumns.map(({ column, label }) => (
                <option key={column} value={column}>
                  {label}
                  {takenBy(column, place)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </fieldset>
      {table.note && <Notice className="mt-6 break-words">{table.note}</Notice>}
      {unused.length > 0 && (
        <Notice className="mt-6 break-words">
          These columns are not used: {unused.join(", ")}. What you import becomes public, so a
          column is used only when its heading is recognized or you choose a field for it.
        </Notice>
      )}
    </div>
  );
}
