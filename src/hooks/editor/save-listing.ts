import { useMutation } from "@tanstack/react-query";
import { removeOldPictures } from "@/hooks/account/pictures";
import { isSignedIn, readUserId } from "@/hooks/account/session-store";
import { removeOldClinicianPhotos } from "@/hooks/editor/clinician-photos";
import { adminKeys, listingKeys, staffKeys } from "@/hooks/query-keys";
import { readSaveResult } from "@/lib/editor/save-result";
import { AppError } from "@/lib/errors";
import { galleryOf } from "@/lib/listings/gallery";
import { supabase } from "@/lib/supabase/client";
import type { Json } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

export interface ListingSave {
  /** Made by the client for a new listing, so that a retry after a lost response doesn't add a second one. */
  id: string;
  /** The version that was edited; undefined for a new listing. */
  version: number | undefined;
  /** Only the changed fields and parts. */
  changes: object;
  /** A doctor sets up a new listing as their own practice. */
  isOwnPractice?: boolean;
  /** A new listing is saved without submitting it for review. */
  isDraft?: boolean;
  /** How the submitter knows the practice. */
  howKnown?: string;
}

async function saveListing(listing: ListingSave) {
  const { id, version, changes, isOwnPractice, isDraft, howKnown } = listing;
  // Read here, because the page's session may be out of date.
  if (!(await isSignedIn())) throw new AppError("forbidden", "Not authenticated");
  const sent: Json = JSON.parse(JSON.stringify(changes));
  const answered = await unwrap(
    supabase.rpc("save_listing", {
      target: id,
      changes: sent,
      ...(version !== undefined && { base_version: version }),
      ...(isOwnPractice && { is_own_practice: true }),
      ...(isDraft && { is_draft: true }),
      ...(howKnown && { how_known: howKnown }),
    }),
  );
  return readSaveResult(answered);
}

/** Removes the photos in the user's folder that none of their listings uses. */
async function removeOldPhotos() {
  const userId = await readUserId();
  if (!userId) return;
  const { data } = await supabase.from("doctors").select("photo_url").eq("user_id", userId);
  if (!data) return;
  const shown = data.map(({ photo_url }) => photo_url);
  await removeOldPictures("practice-photos", userId, shown);
}

/** Removes the photos in a practice's folder that its gallery doesn't show. */
async function removeOldGalleryPhotos(id: string) {
  const { data } = await supabase.from("doctors").select("gallery").eq("id", id).maybeSingle();
  if (!data) return;
  const shown = galleryOf(data.gallery).map(({ url }) => url);
  await removeOldPictures("gallery-photos", id, shown);
}

/**
 * Saves an editor's changes to a listing in one transaction. If others changed the same fields,
 * nothing is saved and the result has conflicts.
 */
export const useSaveListing = (errorTitle: string) =>
  useMutation({
    mutationFn: saveListing,
    onSuccess: ({ conflicts }, { id, version, changes }) => {
      if (conflicts.length > 0) return;
      if ("photo_url" in changes) void removeOldPhotos();
      if ("gallery" in changes) void removeOldGalleryPhotos(id);
      if ("clinicians" in changes && version !== undefined) void removeOldClinicianPhotos(id);
    },
    meta: { invalidates: [listingKeys.all, staffKeys.all, adminKeys.all], errorTitle },
  });
