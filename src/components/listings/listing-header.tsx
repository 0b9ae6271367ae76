import { BadgeCheck, Check, CircleHelp, Clock } from "lucide-react";
import { ListingBadges } from "@/components/listings/listing-badges";
import { LocalText } from "@/components/site/local-text";
import { Badge, badgeClasses } from "@/components/ui/badge";
import { Trans } from "@/components/ui/messages";
import { Photo } from "@/components/ui/photo";
import { Popover } from "@/components/ui/popover";
import { TextLink } from "@/components/ui/text-link";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { formatDay } from "@/lib/format/dates";
import { textLanguage } from "@/lib/format/text-language";
import { formerly } from "@/lib/listings/former-names";
import { importOrigin } from "@/lib/listings/import-origin";
import { isPublic, ownershipBadges } from "@/lib/listings/listing-status";
import { credentialsText } from "@/lib/listings/listing-summary";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { storedPicture } from "@/lib/supabase/stored-picture";

export function ListingHeader({ listing }: { listing: ListingDetail }) {
  // A practice without a photo shows the face of its first clinician with one.
  const face = storedPicture(listing.photo_url, "practice-photos")
    ? undefined
    : listing.clinicians.find((one) => storedPicture(one.photo_url, "clinician-photos"));
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-8">
      <div className="size-16 overflow-hidden rounded-lg text-2xl sm:row-span-2 sm:size-40 sm:rounded-xl sm:text-hero">
        {face ? (
          <Photo name={face.name} photoUrl={face.photo_url} bucket="clinician-photos" />
        ) : (
          <Photo name={listing.practice_name} photoUrl={listing.photo_url} />
        )}
      </div>
      <div className="sm:self-end">
        <h1 className="text-3xl break-words">{listing.practice_name}</h1>
        {listing.former_names.length > 0 && (
          <p className="mt-1 break-words text-sm text-ink-soft">{formerly(listing.former_names)}</p>
        )}
        {listing.credentials && (
          <p
            lang={textLanguage(credentialsText(listing.credentials))}
            className="mt-1 break-words text-ink-soft sm:mt-2 sm:text-lg"
          >
            {credentialsText(listing.credentials)}
          </p>
        )}
      </div>
      <div className="max-sm:col-span-full sm:self-start">
        <div className="mt-4 flex flex-wrap gap-2">
          <StatusBadges listing={listing} />
          <ListingBadges listing={listing} />
        </div>
        <p className="mt-2 text-sm text-ink-soft">
          {importOrigin(listing) ?? describeSubmitter(listing.submitter?.full_name)}
        </p>
      </div>
    </header>
  );
}

const describeSubmitter = (name: string | null | undefined) =>
  name ? t`Added by ${name}` : t`Added by Community member`;

const icons = {
  owned: <BadgeCheck aria-hidden="true" />,
  claimed: <Clock aria-hidden="true" />,
  none: null,
};

/** Whether an admin reviewed a published listing, and who manages it. Unpublished listings have a notice instead. */
function StatusBadges({ listing }: { listing: ListingDetail }) {
  if (!isPublic(listing)) return null;
  const { label, tone } = ownershipBadges[listing.ownership];
  const since = listing.owned_since && formatDay(listing.owned_since);
  return (
    <>
      {!listing.import_batch_id && <TeamCheckBadge />}
      <Badge tone={tone}>
        {icons[listing.ownership]}
        <span>{label}</span>
        {listing.ownership === "owned" && since && (
          <span className="font-normal">
            <Trans>
              owner since <LocalText>{since}</LocalText>
            </Trans>
          </span>
        )}
      </Badge>
    </>
  );
}

/** Says that the listing was checked; a click explains what that means. */
function TeamCheckBadge() {
  return (
    <span className="inline-flex">
      <button
        type="button"
        popoverTarget="team-check"
        className={badgeClasses("info", "min-h-6 hover:ring-ink/40")}
      >
        <Check aria-hidden="true" />
        {t`Checked by our team`}
        <CircleHelp aria-hidden="true" />
      </button>
      <Popover
        id="team-check"
        className="m-auto w-72 max-w-[calc(100vw-2rem)] rounded-xl bg-raised p-4 text-sm ring-1 ring-line"
      >
        <p>
          {t`Someone on our team looked at this listing before it was published. It isn't a review by patients, and it says nothing about the quality of care.`}
        </p>
        <p className="mt-2">
          <TextLink to={paths.howWeVerify}>{t`How we verify`}</TextLink>
        </p>
      </Popover>
    </span>
  );
}
