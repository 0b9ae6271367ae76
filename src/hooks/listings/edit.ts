import { removeOldFaces, replaceClinicians } from "@/hooks/listings/clinicians";
import { replaceServices, replaceTiers, type ServiceRow } from "@/hooks/listings/replace-rows";
import { useDecision } from "@/hooks/moderation/decide";
import { AppError } from "@/lib/errors";
import type { Clinician } from "@/lib/listings/clinicians";
import type { FieldColumns } from "@/lib/listings/field-columns";
import type { AgePrice } from "@/lib/listings/prices";
import { answer, api } from "@/lib/supabase/api";

interface Edit {
  id: string;
  /** The version that the form was filled in from. */
  version: number;
  changes: Partial<FieldColumns>;
  /** Undefined when they stay as they are; services likewise. */
  tiers: AgePrice[] | undefined;
  services: ServiceRow[] | undefined;
  clinicians: Clinician[] | undefined;
}

async function editListing({ id, version, changes, tiers, services, clinicians }: Edit) {
  const data = await answer(
    api.from("doctors").update(changes).eq("id", id).eq("version", version).select("id"),
  );
  if (data.length === 0) {
    const message = "This listing has changed since you opened it. Look at it again.";
    throw new AppError("conflict", message);
  }
  if (tiers) await replaceTiers(id, tiers);
  if (services) await replaceServices(id, services);
  await replaceClinicians(id, clinicians);
  if (clinicians) void removeOldFaces(id);
}

/** Edits any listing, as long as nobody else has changed it meanwhile. */
export const useEditListing = () => useDecision(editListing);
