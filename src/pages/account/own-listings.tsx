import { MapPin } from "lucide-react";
import { useState } from "react";
import { ApprovedClaim, isUnproven } from "@/components/claims/approved-claim";
import { ClosedClaim, isClosedClaim } from "@/components/claims/closed-claim";
import { PendingClaim } from "@/components/claims/pending-claim";
import { ListingSteps } from "@/components/practice/listing-steps";
import { StatusReason } from "@/components/practice/status-reason";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { isOpenClaim, useOwnClaims } from "@/hooks/claims/claims";
import { type RelatedListing, useRelatedListings } from "@/hooks/community/contributions";
import { language } from "@/lib/language";
import { isOwnListing, isPublic, relationTo } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { listingBadges, ownListingStatus } from "@/lib/practice/own-listing";

const relationLabels = {
  owner: t`your practice`,
  submitter: t`added by you`,
};

/** The listings a person added or owns and, apart from them, those they claim. */
export function OwnListings({ userId }: { userId: string }) {
  return (
    <div className="grid gap-12">
      <Section
        title={t`Your listings`}
        action={
          <LinkButton to={paths.addListing} hrefLang="en" variant="ghost" size="sm">
            <Trans>Add a Doctor</Trans>
          </LinkButton>
        }
      >
        <Listings userId={userId} />
      </Section>
      {language === "en" && <OwnClaims userId={userId} />}
    </div>
  );
}

function Listings({ userId }: { userId: string }) {
  const listings = useRelatedListings(userId);

  if (listings.isPending) return <SectionLoading label={t`Loading your listings...`} />;
  if (!listings.data) return <LoadFailure query={listings} />;
  const isOwned = (listing: RelatedListing) => relationTo(listing, userId) === "owner";
  // The member's own practice comes first.
  const own = listings.data.toSorted((one, other) => Number(isOwned(other)) - Number(isOwned(one)));
  if (own.length === 0) {
    return (
      <SectionEmpty>
        <Trans>No listings yet. Listings you add appear here with their status.</Trans>
      </SectionEmpty>
    );
  }
  return (
    <ul className="grid gap-3">
      {own.map((listing) => (
        <li key={listing.id}>
          <OwnListingRow
            listing={listing}
            userId={userId}
            relationLabel={relationLabels[relationTo(listing, userId)]}
          />
        </li>
      ))}
    </ul>
  );
}

/** A member's claims: open ones with their evidence, approved ones without a verified work email, and closed ones. */
function OwnClaims({ userId }: { userId: string }) {
  const claims = useOwnClaims(userId);
  const filed = claims.data ?? [];
  const open = filed.filter(isOpenClaim);
  const closed = filed.filter(isClosedClaim);

  // A claim whose work email was just verified stays visible.
  const [unproven, setUnproven] = useState<readonly string[]>([]);
  const added = filed.filter(
    (claim) => isUnproven(claim, userId) && !unproven.includes(claim.doctor_id),
  );
  if (added.length > 0) setUnproven([...unproven, ...added.map(({ doctor_id }) => doctor_id)]);
  const approved = filed.filter(({ doctor_id }) => unproven.includes(doctor_id));

  if ([open, approved, closed].every(({ length }) => length === 0)) return null;
  return (
    <Section title="Your claims">
      <div className="grid gap-4">
        {claims.isError && <LoadFailure query={claims} />}
        {open.map((claim) => (
          <PendingClaim
            key={claim.doctor_id}
            claim={claim}
            practiceName={claim.listing?.practice_name ?? "this listing"}
            headingLevel={3}
            hasLink
          />
        ))}
        {approved.map((claim) => (
          <ApprovedClaim key={claim.doctor_id} claim={claim} />
        ))}
        {closed.map((claim) => (
          <ClosedClaim key={claim.doctor_id} claim={claim} hasLink />
        ))}
      </div>
    </Section>
  );
}

interface OwnListingRowProps {
  listing: RelatedListing;
  userId: string;
  /** The member's relation to it. */
  relationLabel: string;
}

/** A member's own listing: its status, the reason, and the next steps. */
function OwnListingRow({ listing, userId, relationLabel }: OwnListingRowProps) {
  const isOwn = isOwnListing(listing, userId);
  const name = listing.practice_name;
  return (
    <Card padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        <TextLink to={paths.listing(listing.id)}>{name}</TextLink>
      </h3>
      <p className="mt-1 flex items-start gap-2 text-sm text-ink-soft">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {listing.address_city}, {listing.address_state} · {relationLabel}
        </span>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {listingBadges(listing).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </p>
      {isOwn && !isPublic(listing) && (
        <div className="mt-3 text-sm">
          <StatusReason reason={listing.status_reason} appealOf={listing.id} />
          <p className="mt-1 text-ink-soft">{ownListingStatus(listing).sentence}</p>
        </div>
      )}
      {isOwn && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ListingSteps listing={listing} userId={userId} place="row" />
          <LinkButton to={paths.listing(listing.id)} size="sm" variant="ghost">
            <Trans>
              View<VisuallyHidden> {name}</VisuallyHidden>
            </Trans>
          </LinkButton>
          {listing.user_id === userId && (
            <LinkButton to={paths.activityOf(listing.id)} hrefLang="en" size="sm" variant="ghost">
              <Trans>
                Activity and sharing<VisuallyHidden> for {name}</VisuallyHidden>
              </Trans>
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}
