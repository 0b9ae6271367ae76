import { SelectField } from "@/components/forms/select-field";
import { type ColumnMapping, importColumns, neededColumns } from "@/lib/import-columns";
import { listingFieldLabel } from "@/lib/listing-columns";

interface ImportMappingProps {
  headings: string[];
  mapping: ColumnMapping;
  isFixed: boolean;
  onChange: (mapping: ColumnMapping) => void;
}

/** Says which column of the file brings what. */
export function ImportMapping({ headings, mapping, isFixed, onChange }: ImportMappingProps) {
  const choices = headings.map((heading, place) => ({
    value: String(place),
    label: heading || `Column ${place + 1}`,
  }));

  return (
    <fieldset disabled={isFixed} className="min-w-0">
      <legend className="mb-4 text-xl font-semibold">Which column is what?</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {importColumns.map((column) => (
          <SelectField
            key={column}
            label={listingFieldLabel(column)}
            isOptional={!neededColumns.includes(column)}
            value={mapping[column] ?? ""}
            onChange={({ target }) => {
              const { [column]: _before, ...others } = mapping;
              onChange(target.value ? { ...others, [column]: Number(target.value) } : others);
            }}
          >
            <option value="">Not in the file</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
