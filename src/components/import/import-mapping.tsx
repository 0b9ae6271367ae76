import { SelectField } from "@/components/forms/select-field";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import { inWords } from "@/lib/format/numbers";
import { type ColumnMapping, headingAt, unusedHeadings } from "@/lib/import/columns";
import type { FileName } from "@/lib/import/file-column";
import { isBlank, type SourceTable } from "@/lib/import/sources";
import { readColumns } from "@/lib/import/template";

interface ImportMappingProps {
  name: FileName;
  table: SourceTable;
  mapping: ColumnMapping;
  isUpdate: boolean;
  isFixed: boolean;
  onChange: (mapping: ColumnMapping) => void;
}

/** Says which column of a file brings what, and which ones bring nothing. Of the files beside the practices it opens on a press. */
export function ImportMapping(props: ImportMappingProps) {
  const { name, table, mapping } = props;
  const unused = unusedHeadings(table.headings, mapping);
  const rows = inWords(table.rows.filter((cells) => !isBlank(cells)).length, "row");
  const title = `${table.file}: ${name}, ${rows}`;
  return (
    <div className="min-w-0">
      {name === "practices" ? (
        <ColumnFields {...props} legend="Which column is what?" />
      ) : (
        <Disclosure summary={<span className="font-semibold break-words">{title}</span>}>
          <ColumnFields {...props} legend={`Which column of ${table.file} is what?`} />
        </Disclosure>
      )}
      {unused.length > 0 && (
        <Notice className="mt-6 break-words">
          These columns {name !== "practices" && `of ${table.file} `}are not used:{" "}
          {unused.join(", ")}. What is used becomes public, so a column is used only when its
          heading is a known one, or when you choose it above.
        </Notice>
      )}
    </div>
  );
}

function ColumnFields({
  name,
  table: { headings },
  mapping,
  isUpdate,
  isFixed,
  legend,
  onChange,
}: ImportMappingProps & { legend: string }) {
  return (
    <fieldset disabled={isFixed} className="min-w-0">
      <legend className="mb-4 text-xl font-semibold text-ink break-words">{legend}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {readColumns(name).map(({ column, label, isNeeded = false }) => (
          <SelectField
            key={column}
            label={label}
            isOptional={!isNeeded || (isUpdate && name === "practices")}
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
    </fieldset>
  );
}
