import { isCredential } from "@/lib/format/credentials";
import { formatHours, shortHours, spansOf } from "@/lib/listings/hours";
import type { ListingState } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import type { MainPrices } from "@/lib/prices/prices";
import type { Json } from "@/lib/supabase/database.types";
import { tagName } from "@/lib/supabase/tag-names";

/** A listing in the directory. */
export interface ListingSummary extends MainPrices {
  id: string;
  practice_name: string;
  credentials: string | null;
  specialty: string | null;
  bio: string | null;
  photo_url: string | null;
  address_city: string;
  address_state: string;
  /** Null if unknown. */
  accepting_new_patients: boolean | null;
  telehealth_only: boolean;
  ownership: ListingState["ownership"];
  languages: readonly string[];
  /** Whether it is full and members can join its waitlist here. */
  has_waitlist: boolean;
  /** The distance from the searched place; null without one. */
  distance_miles: number | null;
  /** The office nearest to that place, if it isn't at the listing's own address. */
  office_name?: string | null;
  office_city?: string | null;
  office_state?: string | null;
  /**
   * The hours of the office that is shown, in the formats of offices, and their time zone (IANA
   * name); null without hours.
   */
  hours?: Json | null;
  special_hours?: Json | null;
  by_appointment?: boolean | null;
  time_zone?: string | null;
  /** Whether that office has a step-free entrance; null if unknown. */
  step_free?: boolean | null;
  /** Its first clinicians, in the format of `summaryClinicians`, and how many it has. */
  clinicians?: Json;
  clinician_count?: number;
}

/** A clinician on a card. */
export interface SummaryClinician {
  name: string;
  credentials: string | null;
  photoUrl: string | null;
  /** The search has this person's name or NPI. */
  isSearched: boolean;
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** The first clinicians of a listing, those who were searched for first. */
export function summaryClinicians({ clinicians }: ListingSummary): SummaryClinician[] {
  if (!Array.isArray(clinicians)) return [];
  return clinicians.flatMap((one) => {
    const { name, credentials, photo_url, is_searched }: Record<string, unknown> = Object(one);
    return {
      name: String(name),
      credentials: textOrNull(credentials),
      photoUrl: textOrNull(photo_url),
      isSearched: is_searched === true,
    };
  });
}

/**
 * Credentials as stated, with the specialties among them in the language of the build: "DO, Family
 * Medicine".
 */
export const credentialsText = (credentials: string): string =>
  credentials.split(", ").map(tagName).join(", ");

/**
 * What a listing without clinicians says about its own: "Family Medicine · MD, MPH"; empty if
 * that is only a degree.
 */
export function summaryTitle({ credentials, specialty }: ListingSummary): string {
  const stated = credentials ?? "";
  if (!specialty) return stated.split(/[\s,]+/).every(isCredential) ? "" : credentialsText(stated);
  const others = stated.split(", ").filter((one) => one.toLowerCase() !== specialty.toLowerCase());
  return [tagName(specialty), credentialsText(others.join(", "))].filter(Boolean).join(" · ");
}

/**
 * The regular hours of the office that is shown: "Mon–Fri 8 AM – 5 PM", or "Open Mon–Sat" if they
 * aren't the same on all days; empty if unknown.
 */
export function summaryHours({ hours }: ListingSummary): string {
  const spans = spansOf(hours);
  if (formatHours(spans).length < 2) return shortHours(spans);
  const openDays = [...new Set(spans.map(([day]) => day))];
  const days = formatHours(openDays.map((day) => [day, "00:00", "24:00"]))
    .map((group) => group.days)
    .join(", ");
  return t`Open ${days}`;
}
