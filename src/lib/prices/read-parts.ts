import type { Coverage, ServiceTerms } from "@/lib/prices/coverage";
import { coverageLabels } from "@/lib/prices/coverage";
import type { AgePrice } from "@/lib/prices/prices";

const recordsOf = (stored: unknown): Record<string, unknown>[] =>
  Array.isArray(stored) ? stored.map((one: unknown) => Object(one)) : [];

const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null);

/** Parses the prices by age of a version or a form; empty if there are none. */
export const readTiers = (stored: unknown): AgePrice[] =>
  recordsOf(stored).flatMap(({ label, min_age, max_age, monthly_price }) =>
    typeof label === "string" && typeof min_age === "number" && typeof monthly_price === "number"
      ? { label, min_age, max_age: numberOrNull(max_age), monthly_price }
      : [],
  );

const isCoverage = (value: unknown): value is Coverage =>
  typeof value === "string" && value in coverageLabels;

/** Parses the listed services, each with its label. */
export const readServices = (
  stored: unknown,
): (ServiceTerms & { service: string; label: string })[] =>
  recordsOf(stored).flatMap(({ service, label, coverage, price, note }) =>
    isCoverage(coverage)
      ? {
          service: String(service),
          label: String(label),
          coverage,
          price: numberOrNull(price),
          note: typeof note === "string" ? note : null,
        }
      : [],
  );
