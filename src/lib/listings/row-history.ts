import { formatDollars } from "@/lib/format/numbers";
import { ageRange } from "@/lib/listings/age-range";
import { describeClinician, readClinicians } from "@/lib/listings/read-clinicians";
import { readServices, readTiers } from "@/lib/listings/read-parts";
import { readOffices } from "@/lib/offices/edited-offices";
import { describeOffice } from "@/lib/offices/offices-change";
import { formatCoverage } from "@/lib/services/coverage";

/** Formats the rows of a listing's parts, one line each, by the name of the part. Takes rows as the database stores them. */
export const partLines: Record<string, (rows: unknown) => string[]> = {
  tiers: (rows) =>
    readTiers(rows).map(
      ({ label, min_age, max_age, monthly_price }) =>
        `${label} (${ageRange(min_age, max_age)}) ${formatDollars(monthly_price)}`,
    ),
  services: (rows) =>
    readServices(rows).map(
      (service) => `${service.label}: ${formatCoverage(service).replace("\n", ", ")}`,
    ),
  clinicians: (rows) => readClinicians(rows).map(describeClinician),
  offices: (rows) => readOffices(rows).map(describeOffice),
};

/** The lines of each list that the other doesn't have; all of them if only the order differs. */
export function onlyDifferent(one: string[], other: string[]): [one: string[], other: string[]] {
  const without = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line));
  const [left, right] = [without(one, other), without(other, one)];
  return left.length === 0 && right.length === 0 ? [one, other] : [left, right];
}
