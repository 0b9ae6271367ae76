import { BadgeCheck, Check, Clock } from "lucide-react";
import { ListingBadges } from "@/components/listings/listing-badges";
import { ListingPhoto } from "@/components/listings/listing-photo";
import { priceLine } from "@/components/prices/price-line";
import { Badge } from "@/components/ui/badge";
import type { ListingDetail } from "@/hooks/listings/detail";
import { isPublic, ownershipBadges } from "@/lib/listings/listing-state";

export function ListingHeader({ doctor }: { doctor: ListingDetail }) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-8">
      <div className="size-16 overflow-hidden rounded-lg text-2xl sm:row-span-2 sm:size-40 sm:rounded-xl sm:text-hero">
        <ListingPhoto practiceName={doctor.practice_name} photoUrl={doctor.photo_url} />
      </div>
      <div className="sm:self-end">
        <h1 className="text-3xl break-words">{doctor.practice_name}</h1>
        {doctor.credentials && (
          <p className="mt-1 break-words text-ink-soft sm:mt-2 sm:text-lg">{doctor.credentials}</p>
        )}
      </div>
      <div className="max-sm:col-span-full sm:self-start">
        <div className="mt-4 flex flex-wrap gap-2">
          <StandingBadges doctor={doctor} />
          <ListingBadges doctor={doctor} />
        </div>
        {/* Where there is room, the prices stand beside. */}
        <p className="mt-4 text-lg font-semibold text-primary lg:hidden">{priceLine(doctor)}</p>
        <p className="mt-2 text-sm text-ink-soft lg:mt-4">
          Added by {doctor.submitter?.full_name || "Community member"}
        </p>
      </div>
    </header>
  );
}

const icons = {
  owned: <BadgeCheck aria-hidden="true" />,
  claimed: <Clock aria-hidden="true" />,
  none: null,
};

/** What administrators have said about a public listing, and who has it in hand. One that is not says so above. */
function StandingBadges({ doctor }: { doctor: ListingDetail }) {
  if (!isPublic(doctor)) return null;
  const { label, tone } = ownershipBadges[doctor.ownership];
  return (
    <>
      <Badge tone="info" title="An administrator looked at this listing">
        <Check aria-hidden="true" />
        Checked
      </Badge>
      <Badge tone={tone}>
        {icons[doctor.ownership]}
        {label}
      </Badge>
    </>
  );
}
