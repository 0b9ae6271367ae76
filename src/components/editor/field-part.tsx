import { FieldControl } from "@/components/editor/field-control";
import { fieldsOf } from "@/components/editor/field-values";
import type { FieldColumn } from "@/lib/listings/field-columns";
import type { FormPart } from "@/lib/listings/field-facts";
import { fieldFacts } from "@/lib/listings/fields";

interface FieldPartProps {
  of: FormPart;
  /** Fields that the form shows elsewhere. */
  without?: readonly FieldColumn[];
  /** Only the basic fields, for adding a listing. */
  isBasic?: boolean;
}

/** A part of the form, with its fields in one column. */
export const FieldPart = ({ of, without = [], isBasic = false }: FieldPartProps) =>
  fieldsOf(of)
    .filter((field) => !without.includes(field))
    .filter((field) => !isBasic || fieldFacts(field).is.includes("basic"))
    .map((field) => <FieldControl key={field} field={field} />);

/** A part of the form in two columns on wide screens. */
export const FieldGrid = (props: FieldPartProps) => (
  <div className="grid gap-6 sm:grid-cols-2">
    <FieldPart {...props} />
  </div>
);
