import { MapPin } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { DoctorBadges } from "@/components/doctors/doctor-badges";
import { DoctorPhoto } from "@/components/doctors/doctor-photo";
import { Card } from "@/components/ui/card";
import type { DoctorSummary } from "@/hooks/doctors/search";
import { formatDollars, formatMiles } from "@/lib/format";
import { paths } from "@/lib/paths";

/** A listing in the directory: the whole card leads to it. */
export function DoctorCard({ doctor }: { doctor: DoctorSummary }) {
  const { pathname, search } = useLocation();
  return (
    <Card isInteractive padding="none" className="flex h-full flex-col overflow-hidden">
      <div className="h-28 text-3xl">
        <DoctorPhoto practiceName={doctor.practice_name} photoUrl={doctor.photo_url} />
      </div>
      <div className="flex flex-1 flex-col p-6">
        <h2 className="text-xl break-words">
          <Link
            to={paths.doctor(doctor.id)}
            // The way back leads to the same list.
            state={{ directory: `${pathname}${search}` }}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl"
          >
            {doctor.practice_name}
          </Link>
        </h2>
        {doctor.credentials && <p className="mt-1 text-sm text-ink-soft">{doctor.credentials}</p>}
        <p className="mt-3 line-clamp-2 text-sm break-words">
          {doctor.bio || "No description available"}
        </p>
        <p className="mt-4 mb-5 flex items-start gap-2 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {doctor.address_city}, {doctor.address_state}
            {doctor.distance_miles !== null && (
              <span className="block">{formatMiles(doctor.distance_miles)} away</span>
            )}
          </span>
        </p>
        <CardFoot doctor={doctor} />
      </div>
    </Card>
  );
}

function CardFoot({ doctor }: { doctor: DoctorSummary }) {
  return (
    <div className="mt-auto flex min-h-8 flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
      {doctor.monthly_price === null ? (
        <span className="text-sm text-ink-soft">Price on request</span>
      ) : (
        <span className="text-lg font-semibold text-primary">
          {formatDollars(doctor.monthly_price)}/month
        </span>
      )}
      <span className="flex flex-wrap gap-2">
        <DoctorBadges doctor={doctor} />
      </span>
    </div>
  );
}
