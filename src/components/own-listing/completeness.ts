/** What counts towards a complete listing; texts are as typed. */
export interface CompletenessInput {
  credentials: string;
  specialty: string;
  bio: string;
  photo_url: string;
  address_street: string;
  monthly_price: string;
  languages: string;
  npi: string;
  phone: string;
  website: string;
  panel: string;
  tiers: readonly unknown[];
}

export interface Completeness {
  done: number;
  total: number;
  /** What is still to say, most useful to patients first. */
  missing: string[];
}

/** How much of what patients ask for a listing answers. */
export function listingCompleteness(listing: CompletenessInput): Completeness {
  const parts: [string, boolean][] = [
    ["a price", Boolean(listing.monthly_price.trim()) || listing.tiers.length > 0],
    ["whether you accept new patients", listing.panel !== "unknown"],
    ["a phone number", Boolean(listing.phone.trim())],
    ["a description", Boolean(listing.bio.trim())],
    ["the street address", Boolean(listing.address_street.trim())],
    ["the specialty", Boolean(listing.specialty.trim())],
    ["credentials", Boolean(listing.credentials.trim())],
    ["languages", Boolean(listing.languages.trim())],
    ["a website", Boolean(listing.website.trim())],
    ["a photo", Boolean(listing.photo_url)],
    ["the NPI", Boolean(listing.npi.trim())],
  ];
  const missing = parts.filter(([, isDone]) => !isDone).map(([name]) => name);
  return { done: parts.length - missing.length, total: parts.length, missing };
}
