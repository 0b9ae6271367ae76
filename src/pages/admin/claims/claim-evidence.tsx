import { Facts } from "@/components/moderation/facts";
import { NpiCheck } from "@/components/moderation/npi-check";
import { RegistryCheck } from "@/components/moderation/registry-check";
import { Badge } from "@/components/ui/badge";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ClaimedListing, OpenClaim } from "@/hooks/claims/queue";
import { formatDay } from "@/lib/format/dates";
import { formatPhone } from "@/lib/phone/format-phone";
import { roleLabel } from "@/lib/session/roles";

// Loaded on demand because it includes the public suffix list.
const DomainCheck = lazyPart(
  async () => (await import("@/pages/admin/claims/domain-check")).DomainCheck,
);

interface ClaimEvidenceProps {
  claim: OpenClaim;
  claimed: ClaimedListing;
}

const hasEvidence = ({ full_name, role_at_practice, npi, work_email, work_phone }: OpenClaim) =>
  [full_name, role_at_practice, npi, work_email, work_phone].some(Boolean);

/** The evidence of a claim, compared with the listing. */
export function ClaimEvidence({ claim, claimed }: ClaimEvidenceProps) {
  const roles = claim.person.roles.map(({ role }) => roleLabel(role)).join(", ") || "No role";
  if (!hasEvidence(claim)) {
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
        { term: "NPI", value: <ClaimedNpi claim={claim} claimed={claimed} /> },
        ...(claim.npi
          ? [{ term: "NPI registry", value: <ClaimedInRegistry claim={claim} claimed={claimed} /> }]
          : []),
        { term: "Work phone", value: claim.work_phone && formatPhone(claim.work_phone) },
        { term: workEmailTerm(claim), value: claim.work_email },
        {
          term: "Work email and website",
          value: (
            <DomainCheck
              email={claim.work_email}
              website={claimed.listing.website}
              isProven={claim.work_email_proven_at !== null}
            />
          ),
        },
        { term: "Account", value: roles },
      ]}
    />
  );
}

/** A verified work email is stronger evidence than one that the claimant only typed. */
const workEmailTerm = ({ work_email_proven_at: at }: OpenClaim): string =>
  at ? `Work email, verified on ${formatDay(at)}` : "Work email, not verified";

function ClaimedNpi({ claim, claimed }: ClaimEvidenceProps) {
  const listed = claimed.listing.npi;
  return (
    <>
      <NpiCheck npi={claim.npi} />
      {listed && claim.npi && (
        <>
          {" "}
          <Badge tone={listed === claim.npi ? "positive" : "attention"}>
            {listed === claim.npi ? "Matches the listing" : "Differs from the listing"}
          </Badge>
        </>
      )}
    </>
  );
}

function ClaimedInRegistry({ claim, claimed: { listing, registry } }: ClaimEvidenceProps) {
  const expected = {
    people: [claim.full_name ?? claim.person.full_name],
    practice: listing.practice_name,
    city: listing.address_city,
    state: listing.address_state,
  };
  return claim.npi && <RegistryCheck npi={claim.npi} registry={registry} expected={expected} />;
}
