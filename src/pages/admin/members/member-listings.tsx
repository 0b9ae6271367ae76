import type { ReactNode } from "react";
import { CountedSection } from "@/components/moderation/counted-section";
import { ListingStatusBadge } from "@/components/moderation/standing-badges";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { useMemberClaims, useMemberListings } from "@/hooks/moderation/member-records";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import type { Enums } from "@/lib/supabase/database.types";

const claimLabels: Record<Enums<"claim_evidence_status">, string> = {
  pending: "Claim pending",
  competing: "Competing claim pending",
  approved: "Claim approved",
  rejected: "Claim rejected",
  withdrawn: "Claim withdrawn",
  lapsed: "Claim expired",
  revoked: "Claim revoked",
};

/** The listings that a member added, owns, or claimed. */
export function MemberListings({ id }: { id: string }) {
  return (
    <>
      <CountedSection
        title="Listings added or owned"
        emptyText="None."
        query={useMemberListings(id)}
      >
        {(listing) => (
          <ListingItem
            key={listing.id}
            id={listing.id}
            name={listing.practice_name}
            note={`${listing.address_city}, ${listing.address_state} · Updated ${formatDay(listing.updated_at)}`}
          >
            <Badge tone={listing.user_id === id ? "info" : "neutral"}>
              {listing.user_id === id ? "Owner" : "Added"}
            </Badge>
            <ListingStatusBadge status={listing.status} />
          </ListingItem>
        )}
      </CountedSection>
      <CountedSection title="Claims" emptyText="None." query={useMemberClaims(id)}>
        {(claim) => (
          <ListingItem
            key={claim.doctor_id}
            id={claim.doctor_id}
            name={claim.listing.practice_name}
            note={`Filed ${formatDay(claim.created_at)}`}
          >
            <Badge tone={claim.status === "approved" ? "positive" : "neutral"}>
              {claimLabels[claim.status]}
            </Badge>
            <ListingStatusBadge status={claim.listing.status} />
          </ListingItem>
        )}
      </CountedSection>
    </>
  );
}

interface ListingItemProps {
  id: string;
  name: string;
  note: string;
  children: ReactNode;
}

function ListingItem({ id, name, note, children }: ListingItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 break-words">
        <TextLink to={paths.adminListing(id)}>{name}</TextLink>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <p className="flex flex-wrap gap-2">{children}</p>
    </li>
  );
}
