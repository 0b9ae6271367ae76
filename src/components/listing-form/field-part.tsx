import { FieldControl } from "@/components/listing-form/field-control";
import { fieldsOf } from "@/components/listing-form/field-values";
import type { FieldColumn } from "@/lib/listings/field-columns";
import type { FormPart } from "@/lib/listings/field-facts";
import { fieldFacts } from "@/lib/listings/fields";

interface FieldPartProps {
  of: FormPart;
  /** Fields that the form asks for elsewhere. */
  without?: readonly FieldColumn[];
  /** Only what everybody who adds a listing is asked for. */
  isBasic?: boolean;
}

/** A part of the form, its fields one below the other. */
export const FieldPart = ({ of, without = [], isBasic = false }: FieldPartProps) =>
  fieldsOf(of)
    .filter((field) => !without.includes(field))
    .filter((field) => !isBasic || fieldFacts(field).is.includes("basic"))
    .map((field) => <FieldControl key={field} field={field} />);

/** A part of the form in two columns, where there is room. */
export const FieldGrid = (props: FieldPartProps) => (
  <div className="grid gap-6 sm:grid-cols-2">
    <FieldPart {...props} />
  </div>
);
