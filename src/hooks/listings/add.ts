import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { AppError } from "@/lib/errors";
import type { BasicField, FieldColumns } from "@/lib/listings/field-columns";
import { readSession } from "@/lib/session/read-session";
import { answer, api } from "@/lib/supabase/api";

/** A listing to be added. */
export interface NewListing extends Pick<FieldColumns, BasicField> {
  /** Given before it is sent, so that sending twice after a lost answer adds no second listing. */
  id: string;
}

interface Submission {
  listing: NewListing;
  /** A doctor lists the own practice. */
  isOwnPractice: boolean;
  /** How the person knows the practice; empty when they do not say. */
  howKnown: string;
}

const uniqueViolation = "23505";

async function addListing({ listing, isOwnPractice, howKnown }: Submission) {
  // Read here: who submits at once does so before the page has heard who is there.
  const userId = (await readSession())?.user.id;
  if (!userId) throw new AppError("forbidden", "Not authenticated");
  const insertion = api.from("doctors").insert({
    ...listing,
    submitted_by: userId,
    user_id: isOwnPractice ? userId : null,
    claim_status: "unclaimed",
  });
  // An earlier try got this far: what was changed since is an edit.
  const stored = await answer(insertion, { [uniqueViolation]: "before" as const });
  if (stored === "before") await editListing(listing);
  if (howKnown) await addNote(listing.id, howKnown);
}

async function editListing({ id, ...changes }: NewListing) {
  // Checked in the meantime, it is no longer the submitter's to edit.
  await answer(api.from("doctors").update(changes).eq("id", id).eq("state", "waiting"));
}

async function addNote(listingId: string, howKnown: string) {
  const note = { doctor_id: listingId, how_known: howKnown };
  await answer(api.from("submission_notes").insert(note), { [uniqueViolation]: null });
}

/** Adds a listing, which waits for verification. */
export function useAddListing() {
  return useMutation({
    mutationFn: addListing,
    meta: { changes: [listingKeys.all], errorTitle: "Error" },
  });
}
