import { useMutation } from "@tanstack/react-query";
import { removeOldFaces, replaceClinicians } from "@/hooks/listings/clinicians";
import { listingKeys } from "@/hooks/listings/keys";
import { moveListing } from "@/hooks/listings/move";
import type { OwnListing } from "@/hooks/listings/own";
import { withdrawChange } from "@/hooks/listings/own-change";
import { replaceServices, replaceTiers, type ServiceRow } from "@/hooks/listings/replace-rows";
import { removeOldPictures } from "@/hooks/pictures";
import { AppError } from "@/lib/errors";
import type { Clinician } from "@/lib/listings/clinicians";
import type { FieldColumns } from "@/lib/listings/field-columns";
import {
  type CheckedPart,
  type IdentityChange,
  identityColumns,
  planSaving,
} from "@/lib/listings/listing-identity";
import { canSendAgain, type Editor, editorOf } from "@/lib/listings/own-listing";
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
  /** Undefined when they stay as they are. */
  services: ServiceRow[] | undefined;
  clinicians: Clinician[] | undefined;
}

const uniqueViolation = "23505";

async function insertListing(userId: string, id: string, changes: FieldColumns) {
  const insertion = api.from("doctors").insert({
    ...{ ...changes, id, user_id: userId, submitted_by: userId },
    claim_status: "unclaimed",
    state: "draft",
  });
  // An earlier try got this far: the rest is an edit.
  const stored = await answer(insertion, { [uniqueViolation]: "before" as const });
  if (stored === "before") await updateListing(userId, id, changes, "owner");
}

/** The column that names whom a listing is edited as; a manager stands in none. */
const authorColumns = { owner: "user_id", submitter: "submitted_by" } as const;

async function updateListing(
  userId: string,
  id: string,
  changes: Partial<FieldColumns>,
  editor: Editor,
) {
  const update = api.from("doctors").update(changes).eq("id", id);
  const data = await answer(
    (editor === "manager" ? update : update.eq(authorColumns[editor], userId)).select(
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
  // Offices are changed elsewhere.
  if (wentBack) await withdrawChange({ id: waiting.id, parts: [...identityColumns, "clinicians"] });
  const sent = Object.entries(changes).filter(([column]) => !omitted.some((one) => one === column));
  return Object.fromEntries(sent);
}

async function replaceRows({ id, tiers, services }: Saving) {
  await replaceTiers(id, tiers);
  if (services) await replaceServices(id, services);
}

/** Returns what waits for a check. */
async function saveOwnListing(userId: string, saving: Saving): Promise<CheckedPart[]> {
  const { id, practice, changes, clinicians } = saving;
  if (!practice) {
    await insertListing(userId, id, changes);
    await replaceRows(saving);
    await replaceClinicians(id, clinicians);
    return [];
  }
  const editor = editorOf(practice, userId);
  const wanted = await settleWaiting(saving);
  const row = await updateListing(userId, id, wanted, editor);
  // Prices by age, people, and what the fee covers are the practice's to name.
  const isOfPractice = editor !== "submitter";
  if (isOfPractice) await replaceRows(saving);
  const arePeopleChecked = isOfPractice && (await replaceClinicians(id, clinicians));
  if (canSendAgain(practice)) await moveListing({ id, act: "send again" });
  // What is checked first comes back as it was.
  const columns = identityColumns.filter((column) => row[column] !== changes[column]);
  return [...columns, ...(arePeopleChecked ? (["clinicians"] as const) : [])];
}

async function removeReplacedPhotos(userId: string) {
  const { data } = await api.from("doctors").select("photo_url").eq("user_id", userId);
  if (!data) return;
  const kept = data.map(({ photo_url }) => photo_url);
  await removeOldPictures("practice-photos", userId, kept);
}

/** Adds or edits an own practice with its prices by age, services and people, and sends again what was refused; photos that were replaced are removed. */
export function useSaveOwnListing(userId: string) {
  return useMutation({
    mutationFn: (saving: Saving) => saveOwnListing(userId, saving),
    onSuccess: (_toCheck, { id, practice, clinicians }) => {
      void removeReplacedPhotos(userId);
      if (practice && clinicians) void removeOldFaces(id);
    },
    meta: { changes: [listingKeys.all], errorTitle: "Error saving practice" },
  });
}
