import { BadgeCheck, Check, Clock } from "lucide-react";
import { DoctorBadges } from "@/components/doctors/doctor-badges";
import { DoctorPhoto } from "@/components/doctors/doctor-photo";
import { Badge } from "@/components/ui/badge";
import type { Doctor } from "@/hooks/doctors/detail";
import { isPublic, ownershipBadges } from "@/lib/listing-state";

export function DoctorHeader({ doctor }: { doctor: Doctor }) {
  return (
    <header className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
      <div className="size-32 shrink-0 overflow-hidden rounded-xl text-hero sm:size-40">
        <DoctorPhoto practiceName={doctor.practice_name} photoUrl={doctor.photo_url} />
      </div>
      <div className="min-w-0">
        <h1 className="text-3xl break-words">{doctor.practice_name}</h1>
        {doctor.credentials && <p className="mt-2 text-lg text-ink-soft">{doctor.credentials}</p>}
        <div className="mt-4 flex flex-wrap gap-2">
          <StandingBadges doctor={doctor} />
          <DoctorBadges doctor={doctor} />
        </div>
        <p className="mt-4 text-sm text-ink-soft">
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
function StandingBadges({ doctor }: { doctor: Doctor }) {
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
