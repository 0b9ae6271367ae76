import { formatDollars } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import type { Enums } from "@/lib/supabase/database.types";

/** Whether a fee covers a service. Services that a practice doesn't list are unknown. */
export type Coverage = Enums<"service_coverage">;

/** What a practice says about a service. */
export interface ServiceTerms {
  coverage: Coverage;
  /** Dollars each time, for a service that costs extra; null if not published. */
  price: number | null;
  note: string | null;
}

/** The labels. */
export const coverageLabels: Record<Coverage, string> = {
  included: t`Included`,
  extra: t`Extra`,
  "not offered": t`Not offered`,
};

/** All coverages, in display order. */
export const coverages: readonly Coverage[] = ["included", "extra", "not offered"];

/** A service's coverage as text: "Extra: $35", with the note on its own line. */
export function formatCoverage({ coverage, price, note }: ServiceTerms): string {
  const label = coverageLabels[coverage];
  const words = price === null ? label : `${label}: ${formatDollars(price)}`;
  return note === null ? words : `${words}\n${note}`;
}

/** Sorts services in the order of the list of all services. */
export const inOrder = <Service extends { about: { position: number } }>(
  services: readonly Service[],
): Service[] => services.toSorted((one, other) => one.about.position - other.about.position);
