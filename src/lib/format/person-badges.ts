import { formatDay } from "@/lib/format/dates";

/** The verified facts about a member, with their dates. */
export interface PersonFacts {
  is_site_admin: boolean | null;
  physician_checked_at: string | null;
  owner_since: string | null;
}

/** The badge of a person whom the NPI registry lists as a physician; empty for others. */
export const physicianBadge = ({ physician_checked_at }: PersonFacts): string =>
  physician_checked_at ? `Physician · NPI checked ${formatDay(physician_checked_at)}` : "";

/** The badge of an author who owns a practice; says so if it is the practice of the post. Empty for others. */
export function ownerBadge({ owner_since, is_owner }: PersonFacts & { is_owner: boolean | null }) {
  if (!owner_since) return "";
  return `${is_owner ? "Owner of this practice" : "Practice owner"} since ${formatDay(owner_since)}`;
}
