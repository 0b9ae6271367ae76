import { Facts } from "@/components/moderation/facts";
import { NpiCheck } from "@/components/moderation/npi-check";
import { Badge } from "@/components/ui/badge";
import type { ClaimedListing, OpenClaim } from "@/hooks/claims/queue";
import { roleLabel } from "@/lib/session/roles";
import { DomainCheck } from "@/pages/admin/claims/domain-check";

interface ClaimEvidenceProps {
  claim: OpenClaim;
  claimed: ClaimedListing;
}

const hasEvidence = ({ full_name, role_at_practice, npi, work_email, work_phone }: OpenClaim) =>
  [full_name, role_at_practice, npi, work_email, work_phone].some(Boolean);

/** What a claimant says, and how it fits to the listing. */
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
        { term: "Work phone", value: claim.work_phone },
        { term: "Work email, not proven", value: claim.work_email },
        {
          term: "Work email and website",
          value: <DomainCheck email={claim.work_email} website={claimed.listing.website} />,
        },
        { term: "Account", value: roles },
      ]}
    />
  );
}

function ClaimedNpi({ claim, claimed }: ClaimEvidenceProps) {
  const listed = claimed.listing.npi;
  return (
    <>
      <NpiCheck npi={claim.npi} />
      {listed && claim.npi && (
        <>
          {" "}
          <Badge tone={listed === claim.npi ? "positive" : "attention"}>
            {listed === claim.npi ? "As in the listing" : "Not the listing's"}
          </Badge>
        </>
      )}
    </>
  );
}
