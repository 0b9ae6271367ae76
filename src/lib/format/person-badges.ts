import { formatDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";

/** The verified facts about a member, with their dates. */
export interface PersonFacts {
  is_site_admin: boolean | null;
  physician_checked_at: string | null;
  owner_since: string | null;
}

/** The badge of a person whom the NPI registry lists as a physician; empty for others. */
export const physicianBadge = ({ physician_checked_at }: PersonFacts): string =>
  physician_checked_at ? physicianText(formatDay(physician_checked_at)) : "";

const physicianText = (day: string) => t`Physician · NPI checked ${day}`;

/** The badge of an author who owns a practice; says so if it is the practice of the post. Empty for others. */
export function ownerBadge({ owner_since, is_owner }: PersonFacts & { is_owner: boolean | null }) {
  if (!owner_since) return "";
  const day = formatDay(owner_since);
  return is_owner ? t`Owner of this practice since ${day}` : t`Practice owner since ${day}`;
}
