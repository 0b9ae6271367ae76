import { FieldGrid, FieldPart } from "@/components/listing-form/field-part";
import { PlaceFields } from "@/components/listing-form/place-fields";

interface ListingFieldsProps {
  /** The ZIP has filled in city and state. */
  onFill?: () => void;
}

/** The beginning of each form of a listing: what the practice is, where, and for how much. Stands inside a `FormProvider`. */
export const ListingFields = ({ onFill = () => undefined }: ListingFieldsProps) => (
  <>
    <FieldPart of="about" />
    <PlaceFields onFill={onFill} />
    <FieldGrid of="prices" />
  </>
);
