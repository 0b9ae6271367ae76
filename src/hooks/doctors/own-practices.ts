import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { removeOldPictures } from "@/hooks/pictures";
import { api } from "@/lib/api";
import { AppError, toAppError } from "@/lib/errors";
import type { AgePrice } from "@/lib/prices";

async function fetchOwnPractices(userId: string, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("doctors")
    .select(
      `id, practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
       monthly_price, yearly_price, enrollment_fee, visit_fee, accepting_new_patients, telehealth_only, languages, npi, phone,
       website, enrollment_url, booking_url, verified, confirmed_at, tiers:membership_tiers(label, min_age, max_age, monthly_price)`,
    )
    .eq("user_id", userId)
    .order("created_at")
    .order("min_age", { referencedTable: "tiers" })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** A listing as its owner edits it. */
export type OwnPractice = Awaited<ReturnType<typeof fetchOwnPractices>>[number];

/** The listings a doctor owns, oldest first. */
export const useOwnPractices = (userId: string) =>
  useQuery(
    queryOptions({
      queryKey: ["doctors", "own-practices", userId] as const,
      queryFn: ({ signal }) => fetchOwnPractices(userId, signal),
    }),
  );

/** What an owner may change. */
export type PracticeChanges = Omit<OwnPractice, "id" | "verified" | "confirmed_at" | "tiers">;

interface Saving {
  id: string;
  isNew: boolean;
  changes: PracticeChanges;
  tiers: AgePrice[];
}

const uniqueViolation = "23505";

async function insertPractice(userId: string, id: string, changes: PracticeChanges) {
  const { error, status } = await api.from("doctors").insert({
    ...{ ...changes, id, user_id: userId, submitted_by: userId },
    claim_status: "unclaimed",
  });
  // An earlier try got this far: the rest is an edit.
  if (error?.code === uniqueViolation) return updatePractice(userId, id, changes);
  if (error) throw toAppError(error, status);
}

async function updatePractice(userId: string, id: string, changes: PracticeChanges) {
  const { data, error, status } = await api
    .from("doctors")
    .update(changes)
    .eq("id", id)
    .eq("user_id", userId)
    .select("id");
  if (error) throw toAppError(error, status);
  if (data.length === 0) throw new AppError("forbidden", "This practice is no longer yours.");
}

async function savePractice(userId: string, { id, isNew, changes, tiers }: Saving) {
  await (isNew ? insertPractice : updatePractice)(userId, id, changes);
  const { error, status } = await api.rpc("replace_membership_tiers", {
    target: id,
    tiers: tiers.map((tier) => ({ ...tier })),
  });
  if (error) throw toAppError(error, status);
}

async function removeReplacedPhotos(userId: string) {
  const { data } = await api.from("doctors").select("photo_url").eq("user_id", userId);
  if (!data) return;
  const kept = data.map(({ photo_url }) => photo_url);
  await removeOldPictures("practice-photos", userId, kept);
}

/** Adds or edits an own practice with its prices by age; a photo that was replaced is removed. */
export function useSavePractice(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving) => savePractice(userId, saving),
    onSuccess: () => void removeReplacedPhotos(userId),
    onSettled: () => client.invalidateQueries({ queryKey: ["doctors"] }),
    meta: { errorTitle: "Error saving practice" },
  });
}

async function confirmListing(id: string) {
  const { error, status } = await api.rpc("confirm_listing", { target: id });
  if (error) throw toAppError(error, status);
}

/** Stamps that price, panel and phone of an own listing are still correct. */
export function useConfirmListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirmListing,
    onSuccess: () => client.invalidateQueries({ queryKey: ["doctors"] }),
    meta: { errorTitle: "Error" },
  });
}
