import {
  type OwnListingField,
  type OwnListingValues,
  ownListingSchema,
} from "@/components/editor/own-listing-schema";
import { fieldColumns } from "@/lib/listings/field-columns";
import { fieldFacts } from "@/lib/listings/fields";

interface MissingAnswer {
  /** The field that answers the question. */
  field: OwnListingField;
  /** What the listing is missing: "a price". */
  words: string;
}

interface Question extends MissingAnswer {
  rank: number;
  isDone: boolean;
}

export interface Completeness {
  done: number;
  total: number;
  /** Most useful to patients first. */
  missing: MissingAnswer[];
}

/** Other fields that make up for an empty one. */
const alternatives: Partial<Record<(typeof fieldColumns)[number], readonly OwnListingField[]>> = {
  monthly_price: ["yearly_price", "tiers", "membership_levels"],
  credentials: ["clinicians"],
};

/** Whether a field or a part has a value. */
export const isFilled = (value: OwnListingValues[OwnListingField]): boolean => {
  if (typeof value === "object") return Object.keys(value).length > 0;
  return String(value).trim() !== "";
};

const hasHours = ({ main, further }: OwnListingValues["offices"]) =>
  [main, ...further].some(({ hours, by_appointment }) => by_appointment || hours.trim() !== "");

/** Counts how many of the patients' most common questions that its editor can answer a listing answers, with valid values. */
export function listingCompleteness(
  listing: OwnListingValues,
  canEdit: (field: OwnListingField) => boolean,
): Completeness {
  const { error } = ownListingSchema.safeParse(listing);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const isAnsweredBy = (fields: readonly OwnListingField[]) =>
    fields.some((field) => isFilled(listing[field])) && !fields.some((field) => wrong.has(field));
  const isRemote = listing.telehealth_only === true;

  const questions = fieldColumns.flatMap((field): Question[] => {
    const { missed } = fieldFacts(field);
    // A practice without a place to visit has no street.
    if (!missed || (field === "address_street" && isRemote)) return [];
    const [rank, words] = missed;
    return [{ rank, words, field, isDone: isAnsweredBy([field, ...(alternatives[field] ?? [])]) }];
  });
  const others: Question[] = [
    {
      rank: 3.5,
      words: "opening hours",
      field: "offices",
      isDone: isRemote || hasHours(listing.offices),
    },
    {
      rank: 4.5,
      words: "what the fee covers",
      field: "services",
      isDone: isAnsweredBy(["services"]),
    },
  ];
  const all = [...questions, ...others]
    .filter(({ field }) => canEdit(field))
    .sort((one, other) => one.rank - other.rank);
  const missing = all.filter(({ isDone }) => !isDone).map(({ field, words }) => ({ field, words }));
  return { done: all.length - missing.length, total: all.length, missing };
}
