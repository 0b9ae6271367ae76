import { expect, test } from "vitest";
import { fieldSchemas } from "@/components/editor/field-schema";
import { toColumns, toFieldValues } from "@/components/editor/field-values";
import type { FieldColumn } from "@/lib/listings/field-columns";
import { fieldKind } from "@/lib/listings/fields";
import { readingCases, readRowWith } from "@/test/reading-cases";

/** The value of a field in a file; "refused" if it is left out or the row is rejected. */
function inFile(field: FieldColumn, text: string): unknown {
  const read = readRowWith(field, text);
  return "reason" in read || read.warnings.length > 0 ? "refused" : read.values[field];
}

/** The value of a field in a form; "refused" if it has an error. */
function inForm(field: FieldColumn, text: string): unknown {
  const read = fieldSchemas[field].safeParse(text);
  if (!read.success) return "refused";
  const value = toColumns([field], { ...toFieldValues({}), [field]: read.data })[field];
  return Array.isArray(value) && value.length === 0 ? null : value;
}

const isField = (column: string): column is FieldColumn => column in fieldSchemas;

/** Forms have a list of states and of answers, a row for each membership level, and a warning for a free membership. */
const hasOtherControl = (field: FieldColumn, sentence: string) =>
  ["state", "choice", "levels", "tiers"].includes(fieldKind(field)) ||
  fieldKind(field).startsWith("yes") ||
  /^(?:Monthly price|Family maximum) “\$?0.*read as empty$/.test(sentence);

// People don't paste broken text into forms.
const isOfProgram = (text: string) => /�|Ã|â€/.test(text);

test.each(
  readingCases.flatMap(([column, text, sentence]): [FieldColumn, string][] =>
    isField(column) && !hasOtherControl(column, sentence) && !isOfProgram(text)
      ? [[column, text]]
      : [],
  ),
)("%s %j is the same value in a form and a file", (field, text) => {
  expect(inForm(field, text)).toEqual(inFile(field, text));
});
