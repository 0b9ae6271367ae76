import { SelectField } from "@/components/forms/select-field";
import { Notice } from "@/components/ui/notice";
import {
  type ColumnMapping,
  headingAt,
  importColumns,
  neededColumns,
  unusedHeadings,
} from "@/lib/import/columns";
import type { ImportMode } from "@/lib/import/mode";
import { fieldLabel } from "@/lib/listings/fields";

interface ImportMappingProps {
  headings: string[];
  mapping: ColumnMapping;
  mode: ImportMode;
  isFixed: boolean;
  onChange: (mapping: ColumnMapping) => void;
}

/** Says which column of the file brings what, and which ones bring nothing. */
export function ImportMapping({ headings, mapping, mode, isFixed, onChange }: ImportMappingProps) {
  const unused = unusedHeadings(headings, mapping);
  return (
    <fieldset disabled={isFixed} className="min-w-0">
      <legend className="mb-4 text-xl font-semibold">Which column is what?</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {importColumns.map((column) => (
          <SelectField
            key={column}
            label={fieldLabel(column)}
            isOptional={mode === "update" || !neededColumns.includes(column)}
            value={mapping[column] ?? ""}
            onChange={({ target }) => {
              const { [column]: _before, ...others } = mapping;
              onChange(target.value ? { ...others, [column]: Number(target.value) } : others);
            }}
          >
            <option value="">Not in the file</option>
            {headings.map((_heading, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells two columns of a name apart.
              <option key={place} value={String(place)}>
                {headingAt(headings, place)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {unused.length > 0 && (
        <Notice className="mt-6 break-words">
          These columns are not used: {unused.join(", ")}. What is used becomes public, so a column
          is used only when its heading is a known one, or when you choose it above.
        </Notice>
      )}
    </fieldset>
  );
}
