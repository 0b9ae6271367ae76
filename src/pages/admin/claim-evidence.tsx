import { Facts } from "@/components/admin/facts";
import { NpiCheck } from "@/components/admin/npi-check";
import { RegistryCheck } from "@/components/admin/registry-check";
import { Badge } from "@/components/ui/badge";
import type { ClaimedListing, OpenClaim } from "@/hooks/claims/claim-queue";
import { roleLabel } from "@/lib/account/roles";
import { describeFailedCheck } from "@/lib/admin/failed-checks";
import type { RegistryRecord } from "@/lib/admin/registry-comparison";
import { formatDay } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/format-phone";
import { reasonText } from "@/lib/reason-text";
import { DomainCheck } from "@/pages/admin/domain-check";

interface ClaimEvidenceProps {
  claim: OpenClaim;
  listing: Pick<
    ClaimedListing["listing"],
    "practice_name" | "former_names" | "address_city" | "address_state" | "npi" | "website"
  > & { clinicians: { npi: string | null; former_names: string[] }[] };
  registry: RegistryRecord[] | null;
}

/** The failed checks of a claim, each with what was found instead. */
export const describeFailedChecks = ({ claim, listing, registry }: ClaimEvidenceProps) =>
  (claim.failed_checks ?? []).map((check) =>
    describeFailedCheck(
      check,
      registry?.find(({ npi }) => npi === (claim.npi ?? listing.npi)),
    ),
  );

/** The evidence of a claim, compared with the listing. */
export function ClaimEvidence({ claim, listing, registry }: ClaimEvidenceProps) {
  const roles = claim.person.roles.map(({ role }) => roleLabel(role)).join(", ") || "No role";
  if (!claim.has_evidence) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <Badge tone="attention">No evidence</Badge>
        <span className="text-sm text-ink-soft">Account: {roles}</span>
      </p>
    );
  }
  return (
    <Facts
      className="mt-4"
      facts={[
        { term: "Full name", value: claim.full_name },
        { term: "Role at the practice", value: claim.role_at_practice },
        { term: "NPI", value: <ClaimedNpi npi={claim.npi} listed={listing.npi} /> },
        claim.npi !== null && {
          term: "NPI registry",
          value: (
            <RegistryCheck
              npi={claim.npi}
              registry={registry}
              expected={{
                people: [
                  claim.full_name ?? claim.person.full_name,
                  ...listing.clinicians
                    .filter(({ npi }) => npi === claim.npi)
                    .flatMap(({ former_names }) => former_names),
                ],
                practice: listing.practice_name,
                formerPractices: listing.former_names,
                city: listing.address_city,
                state: listing.address_state,
              }}
            />
          ),
        },
        {
          term: claim.is_phone_public ? "Work phone, for patients too" : "Work phone, private",
          value: claim.work_phone && formatPhone(claim.work_phone),
        },
        { term: workEmailTerm(claim), value: claim.work_email },
        {
          term: "Work email and website",
          value: (
            <DomainCheck
              email={claim.work_email}
              website={listing.website}
              comparison={claim.compare_work_email}
              isProven={claim.work_email_proven_at !== null}
            />
          ),
        },
        { term: "Message", value: claim.message },
        claim.reason !== null && { term: "Earlier claim ended", value: reasonText(claim.reason) },
        { term: "Account", value: roles },
      ]}
    />
  );
}

/** A verified work email is stronger evidence than one that the claimant only typed. */
const workEmailTerm = ({ work_email_proven_at: at }: OpenClaim): string =>
  at ? `Work email, verified on ${formatDay(at)}` : "Work email, not verified";

function ClaimedNpi({ npi, listed }: { npi: string | null; listed: string | null }) {
  return (
    <>
      <NpiCheck npi={npi} />
      {listed && npi && (
        <>
          {" "}
          <Badge tone={listed === npi ? "positive" : "attention"}>
            {listed === npi ? "Matches the listing" : "Differs from the listing"}
          </Badge>
        </>
      )}
    </>
  );
}
