import type { ReactNode } from "react";
import { FieldGrid, FieldPart } from "@/components/listing-form/field-part";
import { PlaceFields } from "@/components/listing-form/place-fields";

interface ListingFieldsProps {
  /** What is said about the practice and its place. */
  afterPlace?: ReactNode;
  /** The ZIP has filled in city and state. */
  onFill?: () => void;
}

/** The beginning of each form of a listing: what the practice is, where, and for how much. Stands inside a `FormProvider`. */
export const ListingFields = ({ onFill, afterPlace }: ListingFieldsProps) => (
  <>
    <FieldPart of="about" />
    <PlaceFields {...(onFill && { onFill })} />
    {afterPlace}
    <FieldGrid of="prices" />
  </>
);
