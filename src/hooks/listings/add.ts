import { type ListingSave, useSaveListing } from "@/hooks/listings/save-listing";
import type { BasicField, FieldColumns } from "@/lib/listings/field-columns";

interface Submission extends Required<Pick<ListingSave, "isOwnPractice" | "howKnown">> {
  /** With an id that the client made, so that sending it twice after a lost answer adds no second listing. */
  listing: Pick<FieldColumns, BasicField> & { id: string };
}

/** Adds a listing, which waits for verification. */
export function useAddListing() {
  const { mutateAsync } = useSaveListing("Error");
  return ({ listing: { id, ...changes }, isOwnPractice, howKnown }: Submission) =>
    mutateAsync({ id, version: undefined, changes, isOwnPractice, howKnown });
}
