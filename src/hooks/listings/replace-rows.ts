import type { AgePrice } from "@/lib/listings/prices";
import type { ToldService } from "@/lib/services/coverage";
import { answer, api } from "@/lib/supabase/api";

/** What a practice says of a service, and which it is. */
export interface ServiceRow extends ToldService {
  service: string;
}

/** Replaces the prices by age of a listing. */
export async function replaceTiers(target: string, tiers: readonly AgePrice[]) {
  const rows = tiers.map((tier) => ({ ...tier }));
  await answer(api.rpc("replace_membership_tiers", { target, tiers: rows }));
}

/** Replaces what the fee of a listing covers. */
export async function replaceServices(target: string, services: readonly ServiceRow[]) {
  const rows = services.map((service) => ({ ...service }));
  await answer(api.rpc("replace_listing_services", { target, services: rows }));
}
