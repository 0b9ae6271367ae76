import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { CircleX, Globe, Phone } from "lucide-react";
import { memo, useState } from "react";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import { DirectionsLink } from "@/components/listings/directions-link";
import { FurtherOffices } from "@/components/listings/further-offices";
import { ListingFacts } from "@/components/listings/listing-facts";
import { ListingGallery } from "@/components/listings/listing-gallery";
import { ListingHeader } from "@/components/listings/listing-header";
import { LocationCard } from "@/components/listings/location-card";
import { NotInsurance } from "@/components/listings/not-insurance";
import { StateStatement } from "@/components/listings/state-statement";
import { CoveredServices } from "@/components/prices/covered-services";
import { HouseholdCost } from "@/components/prices/household-cost";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { JoinActions } from "@/components/requests/join-actions";
import { LocalText } from "@/components/site/local-text";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Photo } from "@/components/ui/photo";
import { TextLink } from "@/components/ui/text-link";
import { useUserId } from "@/hooks/account/session-store";
import type { PostPage } from "@/hooks/community/post";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useIsNearScreen } from "@/hooks/near-screen";
import { countVisit } from "@/hooks/practice/watch-activity";
import { postKeys } from "@/hooks/query-keys";
import { useTray } from "@/hooks/saved/compare-tray";
import { describeLanguages } from "@/lib/directory/language-names";
import { formatMonth } from "@/lib/format/dates";
import { phoneUrl } from "@/lib/format/format-phone";
import { textLanguage } from "@/lib/format/text-language";
import { joinClasses } from "@/lib/join-classes";
import { mailingNote } from "@/lib/listings/address";
import {
  type Clinician,
  describeAvailability,
  describeGender,
  describeOptOut,
  nameWithCredentials,
} from "@/lib/listings/clinicians";
import { phonesOf } from "@/lib/listings/contact";
import { recentlyLeft } from "@/lib/listings/former-clinicians";
import { formerly } from "@/lib/listings/former-names";
import { galleryOf } from "@/lib/listings/gallery";
import { isOwnedOrClaimed, isPublic } from "@/lib/listings/listing-status";
import { structuredData } from "@/lib/listings/listing-structured-data";
import { furtherOffices } from "@/lib/listings/office";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { canonicalUrl } from "@/lib/site/site";
import { tagName } from "@/lib/supabase/tag-names";
import { ListingActions } from "@/pages/listings/listing-actions";
import { ListingGlance } from "@/pages/listings/listing-glance";
import { type ListingDialog, VisitorButtons } from "@/pages/listings/visitor-buttons";

/**
 * Phone, website and directions buttons that stick to the bottom of a phone's screen above the
 * footer, in one row: without icons on the narrowest. Not sticky in very low windows or with the
 * tray, where it would cover too much.
 */
function ContactBar({ listing }: { listing: ListingDetail }) {
  const [phone] = phonesOf(listing);
  const isCompared = useTray().length > 0;
  if (!phone && !listing.website && mailingNote(listing)) return null;
  return (
    <nav
      aria-label={t`Contact the practice`}
      className={joinClasses(
        !isCompared && "contact-bar sticky bottom-0 z-20 [@media(height<25rem)]:static",
        "-mx-gutter mt-8 flex flex-wrap gap-2 border-t border-line bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-[22.5rem]:[&_svg]:hidden md:hidden print:hidden",
      )}
    >
      {phone && (
        <LinkButton to={phoneUrl(phone)} data-activity="phone" size="sm" className={look}>
          <Phone aria-hidden="true" />
          {t`Call`}
        </LinkButton>
      )}
      {listing.website && (
        <LinkButton
          to={listing.website}
          data-activity="website"
          target="_blank"
          rel="noopener noreferrer nofollow"
          variant="secondary"
          size="sm"
          className={look}
        >
          <Globe aria-hidden="true" />
          {t`Website`}
        </LinkButton>
      )}
      <DirectionsLink listing={listing} label={t`Directions`} size="sm" className={look} />
    </nav>
  );
}

const look = "min-h-12 min-w-0 flex-auto max-md:gap-1.5 max-md:px-2.5";

interface ClinicianListProps {
  clinicians: readonly (Clinician & { position: number })[];
}

/** The clinicians of a practice. Renders nothing if it lists none. */
function ClinicianList({ clinicians }: ClinicianListProps) {
  if (clinicians.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{t`Clinicians`}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {clinicians.map((clinician) => (
          <li key={clinician.position} className="flex gap-4 rounded-lg bg-sage p-4">
            <div className="size-16 shrink-0 overflow-hidden rounded-full text-xl">
              <Photo
                name={clinician.name}
                photoUrl={clinician.photo_url}
                bucket="clinician-photos"
              />
            </div>
            <div className="min-w-0 break-words">
              <h3 className="font-semibold">{nameWithCredentials(clinician)}</h3>
              <p className="text-sm whitespace-pre-line text-ink-soft">{factsOf(clinician)}</p>
              {clinician.medicare_opt_out_until && (
                <p className="text-sm text-ink-soft">
                  <LocalText>{describeOptOut(clinician)}</LocalText>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says who left the practice recently. Renders nothing if no one did. */
function FormerClinicians({ stored }: { stored: unknown }) {
  const people = recentlyLeft(stored);
  if (people.length === 0) return null;
  return (
    <ul className="mt-4 text-ink-soft">
      {people.map(({ name, left_in }) => {
        const month = formatMonth(left_in);
        return (
          <li key={name} className="break-words">
            {t`${name} left this practice in ${month}.`}
          </li>
        );
      })}
    </ul>
  );
}

function factsOf(clinician: Clinician): string {
  const languages = describeLanguages(clinician.languages);
  const year = clinician.practicing_since;
  return [
    formerly(clinician.former_names),
    clinician.specialty && tagName(clinician.specialty),
    describeGender(clinician),
    languages && t`Speaks ${languages}`,
    describeAvailability(clinician),
    year && t`Practicing since ${year}`,
  ]
    .filter(Boolean)
    .join("\n");
}

// For members only.
const MemberButtons = lazyPart(
  async () => (await import("@/pages/listings/member-buttons")).MemberButtons,
);

/** The buttons to correct, report, or claim a listing, or to request its removal. */
function ListingFeedback({ listing }: { listing: ListingDetail }) {
  const userId = useUserId();
  const [openDialog, setOpenDialog] = useState<ListingDialog | null>(null);
  return (
    <div className="mt-10 -ml-4 flex min-h-11 flex-wrap gap-x-2">
      {userId ? (
        <MemberButtons
          listing={listing}
          userId={userId}
          openDialog={openDialog}
          onOpen={setOpenDialog}
        />
      ) : (
        <VisitorButtons isOwnedOrClaimed={isOwnedOrClaimed(listing)} onMember={setOpenDialog} />
      )}
      <LinkButton to={paths.removeListing(listing.id)} variant="ghost" size="sm">
        <CircleX aria-hidden="true" />
        {t`Ask us to remove it`}
      </LinkButton>
    </div>
  );
}

// Few practices are closing.
const ClosingNotice = lazyPart(
  async () => (await import("@/components/practice/closing-notice")).ClosingNotice,
);

// Only for members.
const UnpublishedNotice = lazyPart(
  async () => (await import("@/components/practice/unpublished-notice")).UnpublishedNotice,
);

/** Everything a listing says. */
export function ListingProfile({ listing }: { listing: ListingDetail }) {
  const userId = useUserId();
  const isListed = isPublic(listing);
  const name = listing.practice_name;
  const place = `${listing.address_city}, ${listing.address_state}`;
  return (
    // The parent of the sticky contact bar. Another listing, or one that was just published, counts
    // as another visit.
    <div
      key={`${listing.id} ${isListed}`}
      {...(isListed && { ref: countVisit, "data-listing": listing.id })}
    >
      <PageHead
        title={`${name}, ${place}`}
        description={
          listing.bio?.slice(0, 160) ?? t`${name} offers Direct Primary Care in ${place}.`
        }
        isIndexed={isListed}
      />
      {isListed && <ListingStructuredData listing={listing} />}
      {!isListed && userId && <UnpublishedNotice listing={listing} userId={userId} />}
      {listing.closes_on !== null && (
        <ClosingNotice listingId={listing.id} closesOn={listing.closes_on} />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <article className="min-w-0">
          <ListingHeader listing={listing} />
          <ListingGlance listing={listing} />
          {isListed && <ListingActions listing={listing} />}
          <ListingGallery photos={galleryOf(listing.gallery)} />
          <section className="mt-8 sm:mt-12">
            <h2 className="text-2xl">{t`About`}</h2>
            <p
              lang={listing.bio ? textLanguage(listing.bio) : undefined}
              className="mt-4 max-w-prose break-words whitespace-pre-line"
            >
              {listing.bio || t`No description available`}
            </p>
          </section>
          <ClinicianList clinicians={listing.clinicians} />
          <FormerClinicians stored={listing.former_clinicians} />
          <ListingFacts listing={listing} />
          <CoveredServices listing={listing} />
          <FurtherOffices
            offices={furtherOffices(listing.offices)}
            isTelehealthOnly={listing.telehealth_only}
          />
          {isListed && (
            <div className="print:hidden">
              <ListingFeedback listing={listing} />
            </div>
          )}
        </article>
        <aside aria-label={t`Pricing and contact`} className="grid gap-6">
          <PricingCard listing={listing} />
          <LocationCard listing={listing} />
        </aside>
      </div>
      {isListed && <ListingEnd listing={listing} />}
      {isListed && <ContactBar listing={listing} />}
    </div>
  );
}

/** The listing as structured data for search engines. */
function ListingStructuredData({ listing }: { listing: ListingDetail }) {
  return <StructuredData data={structuredData(listing, canonicalUrl(paths.listing(listing.id)))} />;
}

// Loaded near the end of the page.
const HowWeKnow = lazyPart(
  async () => (await import("@/components/listings/listing-checks")).HowWeKnow,
);
// In the server's HTML. `memo` keeps React from replacing them if the page changes before their
// script has loaded.
const ListingStories = memo(
  lazyPart(async () => (await import("@/components/community/listing-stories")).ListingStories),
);

/**
 * How the listing was verified, and stories about the practice. The scripts load near the screen,
 * or to hydrate the stories in the HTML.
 */
function ListingEnd({ listing }: { listing: ListingDetail }) {
  const { isNear, watch } = useIsNearScreen("400px");
  const client = useQueryClient();
  const [hasStories] = useState(() => {
    const stories = client.getQueryData<InfiniteData<PostPage>>(postKeys.ofPractice(listing.id));
    return stories?.pages.some((page) => page.posts.length > 0);
  });

  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && <HowWeKnow listing={listing} />}
      {(isNear || hasStories) && <ListingStories listingId={listing.id} />}
    </div>
  );
}

function PricingCard({ listing }: { listing: ListingDetail }) {
  return (
    <Card>
      <h2 className="text-xl">{t`Membership Pricing`}</h2>
      <ConfirmationNote listing={listing} part="prices" />
      {isPublic(listing) ? (
        <HouseholdCost listing={listing} />
      ) : (
        <MembershipPrices prices={listing} />
      )}
      {isPublic(listing) && (
        <div className="mt-5 grid gap-2 print:hidden">
          <JoinActions listing={listing} subscribe={t`Subscribe Now`} />
        </div>
      )}
      <NotInsurance />
      <StateStatement text={listing.state_statement} />
      {isPublic(listing) && (
        <div className="mt-4 text-sm print:hidden">
          <TextLink
            to={paths.priceSheet(listing.id)}
            hrefLang="en"
          >{t`Printable price sheet`}</TextLink>
        </div>
      )}
    </Card>
  );
}
