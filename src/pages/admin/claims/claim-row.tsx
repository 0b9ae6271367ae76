import { useId } from "react";
import { Facts } from "@/components/moderation/facts";
import { TextLink } from "@/components/ui/text-link";
import type { ClaimedListing } from "@/hooks/claims/queue";
import { formatDay } from "@/lib/format/dates";
import { hostnameOf } from "@/lib/format/hostname";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { ClaimCard } from "@/pages/admin/claims/claim-card";

/** A listing with everybody who claims it, side by side. */
export function ClaimRow({ listing }: { listing: ClaimedListing }) {
  const id = useId();
  const { doctor, doctor_id, claims } = listing;
  const people = claims.length === 1 ? "1 claim" : `${claims.length} people claim it`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of rows, not of fields.
    <div
      role="group"
      aria-labelledby={id}
      className="min-w-0 rounded-xl bg-surface p-5 shadow-soft ring-1 ring-line ring-inset sm:p-7"
    >
      <h3 id={id} className="text-xl break-words">
        <TextLink to={paths.listing(doctor_id)}>{doctor.practice_name}</TextLink>
      </h3>
      <p className="mt-1 text-sm break-words text-ink-soft">
        {doctor.address_city}, {doctor.address_state} · {people}
      </p>
      <Facts
        columns={3}
        className="mt-4 rounded-lg bg-sage p-4"
        facts={[
          { term: "NPI of the listing", value: doctor.npi },
          { term: "Phone of the listing", value: doctor.phone },
          {
            term: "Website of the listing",
            value: doctor.website && (
              <TextLink to={doctor.website} target="_blank" rel="noopener noreferrer nofollow">
                {hostnameOf(doctor.website)}
              </TextLink>
            ),
          },
          ...(doctor.ownership === "owned"
            ? [{ term: "Owned now by", value: <Owner listing={listing} /> }]
            : []),
        ]}
      />
      <div className={joinClasses("mt-5 grid gap-5", claims.length > 1 && "lg:grid-cols-2")}>
        {claims.map((claim) => (
          <ClaimCard key={claim.claimant} claim={claim} listing={listing} listingHeading={id} />
        ))}
      </div>
    </div>
  );
}

function Owner({ listing: { doctor } }: { listing: ClaimedListing }) {
  if (!doctor.user_id) return "a deleted account";
  return (
    <>
      <TextLink to={paths.profile(doctor.user_id)}>
        {doctor.owner?.full_name ?? "somebody without a name"}
      </TextLink>
      {doctor.owned_since && ` since ${formatDay(doctor.owned_since)}`}
    </>
  );
}
