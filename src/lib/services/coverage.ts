import { formatDollars } from "@/lib/format/numbers";
import type { Enums } from "@/lib/supabase/database.types";

/** Whether a fee covers a service; of a service that a practice does not name, nothing is known. */
export type Coverage = Enums<"service_coverage">;

/** What a practice says of a service. */
export interface ToldService {
  coverage: Coverage;
  /** Dollars each time, of what costs extra; null is not said. */
  price: number | null;
  note: string | null;
}

/** What each is called, in the order in which they are told. */
export const coverageLabels: Record<Coverage, string> = {
  included: "Included",
  extra: "Extra",
  "not offered": "Not offered",
};

/** What a practice says of a service, for people: "Extra: $35", and a note in a line of its own. */
export function coverageWords({ coverage, price, note }: ToldService): string {
  const label = coverageLabels[coverage];
  const words = price === null ? label : `${label}: ${formatDollars(price)}`;
  return note === null ? words : `${words}\n${note}`;
}

/** Services in their order, that of the list of all. */
export const inOrder = <Service extends { about: { position: number } }>(
  services: readonly Service[],
): Service[] => services.toSorted((one, other) => one.about.position - other.about.position);
