import { removeOldPictures } from "@/hooks/account/pictures";
import { readClinicians } from "@/lib/listings/stored-clinicians";
import { supabase } from "@/lib/supabase/client";

/** Removes the photos in a practice's folder that neither its clinicians nor a pending change use. */
export async function removeOldClinicianPhotos(id: string): Promise<void> {
  const [people, changes] = await Promise.all([
    supabase.from("clinicians").select("photo_url").eq("doctor_id", id),
    supabase.from("listing_changes").select("proposed").eq("doctor_id", id).eq("status", "open"),
  ]);
  // If it is unknown which photos are used, none is removed.
  if (!people.data || !changes.data) return;
  const waiting = changes.data.flatMap(({ proposed }) => {
    const { clinicians }: Record<string, unknown> = Object(proposed);
    return readClinicians(clinicians);
  });
  const used = [...people.data, ...waiting].map(({ photo_url }) => photo_url);
  await removeOldPictures("clinician-photos", id, used);
}
