import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { listingKeys } from "@/hooks/listings/keys";
import { keptOnDevice } from "@/lib/browser/device-storage";
import { maxCompared, readTray, type TrayItem } from "@/lib/comparison/chosen";
import { createStore } from "@/lib/create-store";
import { supabase } from "@/lib/supabase/client";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

/** The tray as stored on this device; see `readTray`. */
export const trayOnDevice = keptOnDevice("dpc-nearby-compare");

/** The stored tray; null on the server. */
export const useTrayText = (): string | null =>
  useSyncExternalStore(trayOnDevice.subscribe, trayOnDevice.get, () => null);

/** The name of the listing that didn't fit into the full tray; null once there is room. */
const overflow = createStore<string | null>(null);

const storeTray = (tray: readonly TrayItem[]) => {
  overflow.set(null);
  trayOnDevice.keep(tray.length > 0 ? JSON.stringify(tray) : null);
};

/** The listings in the tray, in the order they were added. */
export const useTray = (): readonly TrayItem[] => readTray(useTrayText());

/** The name of the listing that didn't fit beside four others. */
export const useTrayOverflow = (): string | null =>
  useSyncExternalStore(overflow.subscribe, overflow.get, () => null);

/** Removes a listing from the tray. */
export const removeFromTray = (id: string): void =>
  storeTray(readTray(trayOnDevice.get()).filter((other) => other.id !== id));

/** Empties the tray. */
export const clearTray = (): void => storeTray([]);

/** Adds a listing to the tray or removes it. The tray holds at most four. */
export function toggleInTray(listing: TrayItem): void {
  const tray = readTray(trayOnDevice.get());
  if (tray.some(({ id }) => id === listing.id)) removeFromTray(listing.id);
  else if (tray.length >= maxCompared) overflow.set(listing.name);
  else storeTray([...tray, listing]);
}

const columns = `id, practice_name, specialty, address_city, address_state, monthly_price, yearly_price, enrollment_fee, visit_fee,
  family_cap, accepting_new_patients, telehealth_only, languages, confirmed_at,
  couple_price, extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, notice_days, leaving_fee, model,
  membership_levels, patient_ages,
  clinicians(specialty),
  tiers:membership_tiers(label, min_age, max_age, monthly_price),
  services:listing_services(coverage, price, note, about:services(label, position))`;

async function fetchCompared(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("doctors")
      .select(columns)
      .in("id", [...ids])
      // A shared link shows everyone the same listings.
      .eq("verified", true)
      .order("min_age", { referencedTable: "tiers" })
      .abortSignal(signal),
  );
  checkRows(data, "id", "practice_name", "tiers", "clinicians", "services");
  return data.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The columns of a listing in a comparison. */
export type ComparedListing = Awaited<ReturnType<typeof fetchCompared>>[number];

/** The published listings with these ids, in the order of the ids. */
export const useCompared = (ids: readonly string[]) =>
  useQuery({
    ...queryOptions({
      queryKey: listingKeys.compared(ids),
      queryFn: ({ signal }) => fetchCompared(ids, signal),
      meta: { errorTitle: "Error loading practices" },
    }),
    enabled: ids.length > 0,
  });
