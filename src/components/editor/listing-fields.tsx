import type { ReactNode } from "react";
import { FieldGrid, FieldPart } from "@/components/editor/field-part";
import { PlaceFields } from "@/components/editor/place-fields";

interface ListingFieldsProps {
  /** Content after the address. */
  afterPlace?: ReactNode;
  /** Called after the ZIP has filled in the city and state. */
  onFill?: () => void;
}

/** The first fields of every listing form: description, address, and prices. Must be inside a `FormProvider`. */
export const ListingFields = ({ onFill, afterPlace }: ListingFieldsProps) => (
  <>
    <FieldPart of="about" />
    <PlaceFields {...(onFill && { onFill })} />
    {afterPlace}
    <FieldGrid of="prices" />
  </>
);
