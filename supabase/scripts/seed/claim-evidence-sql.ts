import type { Listing } from "./claims.ts";
import { daysAgo } from "./clock.ts";
import { createNpi } from "./npi.ts";
import type { Random } from "./random.ts";
import { insert } from "./sql.ts";

const columns = ["doctor_id", "claimant", "full_name", "role_at_practice", "npi"];
const contact = ["work_email", "work_phone", "created_at"];

/** What those who claim a listing have told the administrators. */
export function claimEvidenceSql(listings: Listing[], random: Random): string {
  const pending = listings.filter(({ claimStatus }) => claimStatus === "pending");
  const rows = pending.map((listing) => {
    const { website } = listing.links;
    const office = website && new URL(website).hostname.replace(/^www\./, "");
    return [
      listing.id,
      listing.claimedBy,
      listing.doctorName.replace(/^Dr\. /, ""),
      random.chance(0.8) ? "Physician and owner" : "Practice manager",
      listing.npi ?? createNpi(random),
      office ? `office@${office}` : null,
      office ? null : (listing.phone ?? "(512) 555-0199"),
      daysAgo(random.between(1, 14)),
    ];
  });
  return insert("public.claim_evidence", [...columns, ...contact], rows);
}
