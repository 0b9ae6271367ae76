import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { moveListing } from "@/hooks/listings/move";
import type { OwnListing } from "@/hooks/listings/own";
import { withdrawChange } from "@/hooks/listings/own-change";
import { removeOldPictures } from "@/hooks/pictures";
import { AppError } from "@/lib/errors";
import type { FieldColumns } from "@/lib/listings/field-columns";
import {
  type IdentityChange,
  type IdentityColumn,
  identityColumns,
  planSaving,
} from "@/lib/listings/listing-identity";
import { canSendAgain } from "@/lib/listings/own-listing";
import type { AgePrice } from "@/lib/listings/prices";
import { answer, api } from "@/lib/supabase/api";

interface Saving {
  id: string;
  /** As it is saved now; undefined while it is new. */
  practice: OwnListing | undefined;
  /** What waits for a check of it. */
  waiting: { id: string; changes: readonly IdentityChange[] } | undefined;
  changes: FieldColumns;
  tiers: AgePrice[];
}

const uniqueViolation = "23505";

async function insertListing(userId: string, id: string, changes: FieldColumns) {
  const insertion = api.from("doctors").insert({
    ...{ ...changes, id, user_id: userId, submitted_by: userId },
    claim_status: "unclaimed",
  });
  // An earlier try got this far: the rest is an edit.
  const stored = await answer(insertion, { [uniqueViolation]: "before" as const });
  if (stored === "before") await updateListing(userId, id, changes, "user_id");
}

async function updateListing(
  userId: string,
  id: string,
  changes: Partial<FieldColumns>,
  author: "user_id" | "submitted_by",
) {
  const data = await answer(
    api
      .from("doctors")
      .update(changes)
      .eq("id", id)
      .eq(author, userId)
      .select(
        "id, practice_name, credentials, npi, address_street, address_city, address_state, address_zip",
      ),
  );
  const row = data[0];
  if (!row) throw new AppError("forbidden", "This listing is no longer yours to edit.");
  return row;
}

/** Leaves out what waits for a check already, and takes the waiting change back when part of it is no longer wanted. */
async function settleWaiting({ practice, waiting, changes }: Saving) {
  if (!practice || !waiting) return changes;
  const { wentBack, omitted } = planSaving(practice, waiting.changes, changes);
  if (wentBack) await withdrawChange(waiting.id);
  const sent = Object.entries(changes).filter(([column]) => !omitted.some((one) => one === column));
  return Object.fromEntries(sent);
}

async function replaceTiers(id: string, tiers: AgePrice[]) {
  await answer(
    api.rpc("replace_membership_tiers", {
      target: id,
      tiers: tiers.map((tier) => ({ ...tier })),
    }),
  );
}

/** Returns the columns whose new values wait for a check. */
async function saveOwnListing(userId: string, saving: Saving): Promise<IdentityColumn[]> {
  const { id, practice, changes, tiers } = saving;
  if (!practice) {
    await insertListing(userId, id, changes);
    await replaceTiers(id, tiers);
    return [];
  }
  const isOwner = practice.user_id === userId;
  const wanted = await settleWaiting(saving);
  const row = await updateListing(userId, id, wanted, isOwner ? "user_id" : "submitted_by");
  // Prices by age are the owner's to name.
  if (isOwner) await replaceTiers(id, tiers);
  if (canSendAgain(practice)) await moveListing({ id, act: "send again" });
  // What is checked first comes back as it was.
  return identityColumns.filter((column) => row[column] !== changes[column]);
}

async function removeReplacedPhotos(userId: string) {
  const { data } = await api.from("doctors").select("photo_url").eq("user_id", userId);
  if (!data) return;
  const kept = data.map(({ photo_url }) => photo_url);
  await removeOldPictures("practice-photos", userId, kept);
}

/** Adds or edits an own practice with its prices by age, and sends again what was refused; a photo that was replaced is removed. */
export function useSaveOwnListing(userId: string) {
  return useMutation({
    mutationFn: (saving: Saving) => saveOwnListing(userId, saving),
    onSuccess: () => void removeReplacedPhotos(userId),
    meta: { changes: [listingKeys.all], errorTitle: "Error saving practice" },
  });
}

async function confirmListing(id: string) {
  await answer(api.rpc("confirm_listing", { target: id }));
}

/** Stamps that price, panel and phone of an own listing are still correct. */
export function useConfirmListing() {
  return useMutation({
    mutationFn: confirmListing,
    meta: { changes: [listingKeys.all], errorTitle: "Error" },
  });
}
