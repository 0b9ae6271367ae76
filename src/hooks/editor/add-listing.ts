import { type ListingSave, useSaveListing } from "@/hooks/editor/save-listing";
import type { BasicField, FieldColumns } from "@/lib/listings/field-columns";

interface Submission extends Required<Pick<ListingSave, "isOwnPractice" | "howKnown">> {
  /** The client makes the id, so that a retry after a lost response doesn't add a second listing. */
  listing: Pick<FieldColumns, BasicField> & { id: string };
}

/** Adds a listing, which is then pending review. */
export function useAddListing() {
  const { mutateAsync } = useSaveListing("Error");
  return ({ listing: { id, ...changes }, isOwnPractice, howKnown }: Submission) =>
    mutateAsync({ id, version: undefined, changes, isOwnPractice, howKnown });
}
