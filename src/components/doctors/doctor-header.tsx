import { BadgeCheck, Clock } from "lucide-react";
import { DoctorBadges } from "@/components/doctors/doctor-badges";
import { DoctorPhoto } from "@/components/doctors/doctor-photo";
import { Badge } from "@/components/ui/badge";
import type { Doctor } from "@/hooks/doctors/detail";

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
          <ClaimBadge status={doctor.claim_status} />
          <DoctorBadges doctor={doctor} />
        </div>
        <p className="mt-4 text-sm text-ink-soft">
          Added by {doctor.submitter?.full_name || "Community member"}
        </p>
      </div>
    </header>
  );
}

function ClaimBadge({ status }: { status: Doctor["claim_status"] }) {
  switch (status) {
    case "approved":
      return (
        <Badge tone="positive">
          <BadgeCheck aria-hidden="true" />
          Verified
        </Badge>
      );
    case "pending":
      return (
        <Badge tone="attention">
          <Clock aria-hidden="true" />
          Claim Pending
        </Badge>
      );
    case "unclaimed":
      return <Badge>Unclaimed</Badge>;
  }
}
