import { formatCalendarDay } from "@/lib/format/dates";
import { importOrigin } from "@/lib/listings/import-origin";
import { t } from "@/lib/messages";
import type { CompositeTypes, Tables } from "@/lib/supabase/database.types";

/** What was verified about a listing, and when; null if it wasn't. */
export type ListingChecks = CompositeTypes<"listing_checks">;

/** One fact about a listing that can be verified. */
export interface Check {
  title: string;
  /** The fact with its date, or a statement that it isn't verified. */
  words: string;
  isKnown: boolean;
}

type CheckedListing = Pick<
  Tables<"doctors">,
  "ownership" | "prices_confirmed_at" | "import_batch_id" | "created_at"
>;

const verified = (title: string, words: string): Check => ({ title, words, isKnown: true });
const unverified = (title: string, words: string): Check => ({ title, words, isKnown: false });

function directory(listing: CheckedListing, { listed_on }: ListingChecks): Check {
  const title = t`Checked by our team`;
  const origin = importOrigin(listing);
  if (origin) return unverified(title, `${origin}.`);
  if (!listed_on) return verified(title, t`Before it was published.`);
  const day = formatCalendarDay(listed_on);
  return verified(title, t`In the directory since ${day}.`);
}

function management({ ownership }: CheckedListing, { owner_decided_on }: ListingChecks): Check {
  const title = t`Managed by the practice`;
  if (ownership !== "owned") return unverified(title, t`Not yet claimed.`);
  if (!owner_decided_on) return verified(title, t`The owner created this listing.`);
  const day = formatCalendarDay(owner_decided_on);
  return verified(title, t`Since ${day}, approved by an admin or by the previous owner.`);
}

function workEmail({ address_proven_on }: ListingChecks): Check {
  const title = t`Work email verified`;
  if (!address_proven_on) return unverified(title, t`Not verified.`);
  const day = formatCalendarDay(address_proven_on);
  return verified(
    title,
    t`On ${day}, the owner confirmed an email address at the website's domain.`,
  );
}

function registry({ npi, npi_active_on }: ListingChecks): Check {
  const title = t`NPI active in the national registry`;
  if (!npi) return unverified(title, t`This listing doesn't include an NPI for the practice.`);
  if (!npi_active_on) return unverified(title, t`NPI ${npi} not checked recently.`);
  const day = formatCalendarDay(npi_active_on);
  return verified(title, t`${npi}, checked on ${day}.`);
}

function clinicians({
  clinician_npis: named,
  clinicians_checked,
  clinicians_active,
}: ListingChecks): Check[] {
  const title = t`Clinician NPIs`;
  if (!named) return [];
  if (!clinicians_checked) return [unverified(title, t`Not checked yet.`)];
  const active = clinicians_active ?? 0;
  const unchecked = named - clinicians_checked;
  const words = [
    t`${active} of ${named} active in the national registry in the last 45 days.`,
    unchecked > 0 && t`${unchecked} not checked yet.`,
  ]
    .filter(Boolean)
    .join(" ");
  return [active === named ? verified(title, words) : unverified(title, words)];
}

function prices({ prices_confirmed_at: at }: CheckedListing): Check {
  const title = t`Prices confirmed`;
  if (!at) return unverified(title, t`Not confirmed.`);
  const day = formatCalendarDay(at);
  return verified(title, t`On ${day}, by the practice or an admin.`);
}

/** All facts that can be verified about a published listing, verified or not. */
export const listChecks = (listing: CheckedListing, checks: ListingChecks): Check[] => [
  directory(listing, checks),
  management(listing, checks),
  workEmail(checks),
  registry(checks),
  ...clinicians(checks),
  prices(listing),
];
