import type { RegistryRecord } from "@/lib/admin/registry-comparison";
import type { Enums } from "@/lib/supabase/database.types";

type FailedCheck = Enums<"failed_check">;

const labels: Record<FailedCheck, string> = {
  "no work email": "No work email",
  "work email not verified": "The work email isn't verified",
  "work email elsewhere": "The work email isn't at the domain of the practice's website",
  "no NPI": "No NPI",
  "NPI not checked": "The NPI hasn't been checked in the registry",
  "NPI not active": "The NPI isn't active in the registry",
  "NPI of another name": "The NPI belongs to another name",
  "NPI elsewhere": "The NPI is registered in another place",
  "NPI not of the listing": "The NPI isn't the one of the listing",
  "account of another name": "The account has another name",
};

/** A failed check in the few words of a compact row. */
export const shortLabel = (check: FailedCheck) => check.charAt(0).toUpperCase() + check.slice(1);

const placeOf = ({ city, state }: RegistryRecord) => [city, state].filter(Boolean).join(", ");

/** Names a failed check, with what the registry says instead. */
export function describeFailedCheck(check: FailedCheck, record?: RegistryRecord): string {
  const found =
    record &&
    ((check === "NPI of another name" &&
      [record.name, record.taxonomy, placeOf(record)].filter(Boolean).join(", ")) ||
      (check === "NPI elsewhere" && placeOf(record)));
  return found ? `${labels[check]}: ${found}` : labels[check];
}
