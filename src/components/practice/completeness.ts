import {
  type OwnListingValues,
  ownListingSchema,
} from "@/components/listing-form/own-listing-schema";
import { fieldColumns } from "@/lib/listings/field-columns";
import { fieldFacts } from "@/lib/listings/fields";

export interface Completeness {
  done: number;
  total: number;
  /** What is missing, most useful to patients first. */
  missing: string[];
}

interface Office {
  /** A JSON list, as stored. */
  hours: unknown;
  by_appointment: boolean;
}

/** Other fields that make up for an empty one. */
const alternatives: Partial<
  Record<(typeof fieldColumns)[number], readonly (keyof OwnListingValues)[]>
> = {
  monthly_price: ["yearly_price", "tiers", "membership_levels"],
  credentials: ["clinicians"],
};

const isFilled = (value: OwnListingValues[keyof OwnListingValues]): boolean => {
  if (typeof value === "object") return Object.keys(value).length > 0;
  return String(value).trim() !== "";
};

/**
 * Counts how many of the patients' most common questions a listing answers. A value that the form would reject, such as an
 * invalid phone, doesn't count. Texts are as typed; offices as saved.
 */
export function listingCompleteness(
  listing: OwnListingValues,
  offices: readonly Office[],
): Completeness {
  const { error } = ownListingSchema.safeParse(listing);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const isAnsweredBy = (fields: readonly (keyof OwnListingValues)[]) =>
    fields.some((field) => isFilled(listing[field])) && !fields.some((field) => wrong.has(field));
  const isRemote = listing.telehealth_only === true;

  const questions = fieldColumns.flatMap((field) => {
    const { missed } = fieldFacts(field);
    // A practice without a place to visit has no street.
    if (!missed || (field === "address_street" && isRemote)) return [];
    const [rank, words] = missed;
    return [{ rank, words, isDone: isAnsweredBy([field, ...(alternatives[field] ?? [])]) }];
  });
  const hasHours = offices.some(
    ({ hours, by_appointment }) => by_appointment || (Array.isArray(hours) && hours.length > 0),
  );
  const others = [
    { rank: 3.5, words: "opening hours", isDone: isRemote || hasHours },
    { rank: 4.5, words: "what the fee covers", isDone: isAnsweredBy(["services"]) },
  ];
  const all = [...questions, ...others].sort((one, other) => one.rank - other.rank);
  const missing = all.filter(({ isDone }) => !isDone).map(({ words }) => words);
  return { done: all.length - missing.length, total: all.length, missing };
}
