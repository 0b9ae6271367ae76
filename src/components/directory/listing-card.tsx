import { BadgeCheck, Clock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { ListingBadges } from "@/components/listings/listing-badges";
import { HouseholdPrice } from "@/components/prices/household-price";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Trans } from "@/components/ui/messages";
import { Photo } from "@/components/ui/photo";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { describeLanguages } from "@/lib/directory/language-names";
import { formatMiles } from "@/lib/format/distance";
import { textLanguage } from "@/lib/format/text-language";
import { joinClasses } from "@/lib/join-classes";
import { ownershipBadges } from "@/lib/listings/listing-status";
import {
  type ListingSummary,
  type SummaryClinician,
  summaryClinicians,
  summaryHours,
  summaryTitle,
} from "@/lib/listings/listing-summary";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { type MainPrices, mainPrice, priceOnRequest } from "@/lib/prices/prices";
import { storedPicture } from "@/lib/supabase/stored-picture";
import { tagName } from "@/lib/supabase/tag-names";

interface ListingCardProps {
  listing: ListingSummary;
  /**
   * The listings on the same page, whose household prices load together; without them the card
   * shows the price for one person.
   */
  listingIds?: readonly string[] | undefined;
  /** Buttons in the upper corner; on phones each one positions itself. */
  action?: ReactNode;
}

/** A listing in the directory; the whole card is a link. Kept short so that several fit on the screen. */
export function ListingCard({ listing, listingIds, action }: ListingCardProps) {
  const { pathname, search } = useLocation();
  const clinicians = summaryClinicians(listing);
  const title = summaryTitle(listing);
  return (
    <Card
      isInteractive
      padding="none"
      className="flex h-full gap-3 p-3.5 max-sm:rounded-lg sm:flex-col sm:p-5"
    >
      <div className={joinClasses("shrink-0", action !== undefined && "sm:mr-50")}>
        <Pictures listing={listing} clinicians={clinicians} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        {/* On phones, the foot starts below the buttons under the picture. */}
        <div className="max-sm:min-h-24">
          <h2
            className={joinClasses(
              "text-base leading-snug break-words sm:text-xl",
              action !== undefined && "max-sm:pr-9",
            )}
          >
            <Link
              to={paths.listing(listing.id)}
              // The listing's back link returns to this list.
              state={{ directory: `${pathname}${search}` }}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-[inherit]"
            >
              {listing.practice_name}
            </Link>
          </h2>
          {clinicians.length > 0 ? (
            <People
              people={clinicians}
              count={listing.clinician_count}
              specialty={listing.specialty}
            />
          ) : (
            title && <p className="text-sm break-words text-ink-soft">{title}</p>
          )}
          <Facts listing={listing} />
          {listing.bio ? (
            <p
              lang={textLanguage(listing.bio)}
              className="mt-1.5 line-clamp-2 text-xs break-words sm:mt-3 sm:text-sm"
            >
              {listing.bio}
            </p>
          ) : (
            <VisuallyHidden>
              <Trans>No description available</Trans>
            </VisuallyHidden>
          )}
        </div>
        <CardFoot listing={listing} listingIds={listingIds} />
      </div>
      {action && (
        <div className="max-sm:contents sm:absolute sm:top-5 sm:right-5 sm:flex sm:gap-2">
          {action}
        </div>
      )}
    </Card>
  );
}

interface PicturesProps {
  listing: ListingSummary;
  clinicians: readonly SummaryClinician[];
}

/**
 * The photos of the practice and its clinicians, as many as fit into a row or, on phones, two in
 * one corner; without any, the practice's initials.
 */
function Pictures({ listing, clinicians }: PicturesProps) {
  const { practice_name: name, photo_url } = listing;
  const faces = clinicians.filter(({ photoUrl }) => storedPicture(photoUrl, "clinician-photos"));
  const isOfPractice = faces.length === 0 || storedPicture(photo_url, "practice-photos");
  const others = isOfPractice ? faces : faces.slice(1);
  return (
    <div className="relative flex max-sm:size-12 sm:h-12 sm:flex-wrap sm:overflow-hidden">
      {isOfPractice ? (
        <div className="size-12 overflow-hidden rounded-md bg-sage text-lg">
          <Photo name={name} photoUrl={photo_url} />
        </div>
      ) : (
        faces.slice(0, 1).map((person) => <Face key={person.photoUrl} person={person} />)
      )}
      {others.map((person, index) => (
        <Face
          key={person.photoUrl}
          person={person}
          className={joinClasses(
            "sm:-ml-2.5",
            index === 0
              ? "max-sm:absolute max-sm:-right-1.5 max-sm:-bottom-1.5 max-sm:size-7"
              : "max-sm:hidden",
          )}
        />
      ))}
    </div>
  );
}

function Face({ person, className }: { person: SummaryClinician; className?: string }) {
  return (
    <div
      className={joinClasses(
        "size-12 overflow-hidden rounded-full bg-sage outline-2 outline-surface",
        className,
      )}
    >
      <Photo name={person.name} photoUrl={person.photoUrl} bucket="clinician-photos" />
    </div>
  );
}

interface PeopleProps {
  people: readonly SummaryClinician[];
  /** How many the practice has. */
  count?: number | undefined;
  /** The specialty of the practice. */
  specialty: string | null;
}

/**
 * "Pediatrics · Elena Marsh, MD · Hiro Cardenas, DO · 2 more". Those who were searched for are
 * marked.
 */
function People({ people, count = people.length, specialty }: PeopleProps) {
  const more = count - people.length;
  return (
    <p className="line-clamp-2 text-sm break-words text-ink-soft">
      {specialty && <span>{`${tagName(specialty)} · `}</span>}
      {people.map(({ name, credentials, isSearched }, index) => {
        const text = credentials ? `${name}, ${credentials}` : name;
        return (
          <span key={text}>
            {index > 0 && " · "}
            {isSearched ? (
              <mark className="rounded-sm bg-apricot px-1 py-px font-semibold text-ink">
                {text}
              </mark>
            ) : (
              <span>{text}</span>
            )}
          </span>
        );
      })}
      {more > 0 && <span>{` · ${t`${more} more`}`}</span>}
    </p>
  );
}

function awayText(miles: number): string {
  const distance = formatMiles(miles);
  return t`${distance} away`;
}

/** Where and when the practice sees patients, whether there are steps, and in which languages. */
function Facts({ listing }: { listing: ListingSummary }) {
  const { office_city, office_state, office_name, distance_miles } = listing;
  const hours = summaryHours(listing);
  const languages = listing.languages.filter((language) => language !== "English");
  const spoken = describeLanguages(languages);
  return (
    <div className="mt-1.5 grid gap-0.5 text-xs text-ink-soft sm:mt-3 sm:gap-1 sm:text-sm">
      <p className="flex items-start gap-1 sm:gap-2">
        <MapPin aria-hidden="true" className="size-4 shrink-0 sm:mt-0.5" />
        <span className="min-w-0">
          <span>{`${office_city ?? listing.address_city}, ${office_state ?? listing.address_state}`}</span>
          {distance_miles !== null && !listing.telehealth_only && (
            <span className="ml-2 inline-block">
              {awayText(distance_miles) +
                (office_city ? ` (${office_name ?? t`nearest office`})` : "")}
            </span>
          )}
        </span>
      </p>
      {hours && (
        <p className="flex items-start gap-1 sm:gap-2">
          <Clock aria-hidden="true" className="size-4 shrink-0 sm:mt-0.5" />
          <span className="min-w-0">
            {listing.by_appointment ? `${hours} · ${t`By appointment`}` : hours}
          </span>
        </p>
      )}
      {(listing.step_free || languages.length > 0) && (
        <p className="break-words">
          {listing.step_free && (
            <span>
              <Trans>Step-free</Trans>
            </span>
          )}
          {listing.step_free && languages.length > 0 && " · "}
          {languages.length > 0 && (
            <span>
              <Trans>Speaks {spoken}</Trans>
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function CardFoot({ listing, listingIds }: Omit<ListingCardProps, "action">) {
  const single = <Price prices={listing} />;
  return (
    <div className="mt-auto flex min-h-7 flex-wrap items-center justify-between gap-2 pt-2 max-sm:-ml-15 sm:min-h-8 sm:pt-4">
      {listingIds ? (
        <HouseholdPrice listing={listing} listingIds={listingIds}>
          {single}
        </HouseholdPrice>
      ) : (
        single
      )}
      <span className="flex flex-wrap gap-1.5 max-sm:*:px-2 max-sm:*:py-0.5 sm:gap-2">
        {listing.ownership === "owned" && (
          <Badge tone={ownershipBadges.owned.tone}>
            <BadgeCheck aria-hidden="true" />
            {ownershipBadges.owned.label}
          </Badge>
        )}
        <ListingBadges listing={listing} />
      </span>
    </div>
  );
}

function Price({ prices }: { prices: MainPrices }) {
  const price = mainPrice(prices);
  if (!price) return <span className="text-sm text-ink-soft">{priceOnRequest}</span>;
  return <span className="font-semibold text-primary sm:text-lg">{price}</span>;
}
