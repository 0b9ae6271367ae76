import { Facts } from "@/components/admin/facts";
import { NpiCheck } from "@/components/admin/npi-check";
import { TextLink } from "@/components/ui/text-link";
import type { PendingClaim } from "@/hooks/admin/claims";
import { hostnameOf } from "@/lib/hostname";
import { paths } from "@/lib/paths";
import { roleLabel } from "@/lib/roles";
import { DomainCheck } from "@/pages/admin/domain-check";

/** What the claimant says, beside what the listing says. */
export function ClaimEvidence({ claim }: { claim: PendingClaim }) {
  const { doctor, person } = claim;
  const website = doctor.website;
  return (
    <div className="mt-5 grid gap-6 lg:grid-cols-2">
      <div className="min-w-0">
        <h4 className="mb-3 font-semibold">The claimant says</h4>
        <Facts
          facts={[
            { term: "Full name", value: claim.full_name },
            { term: "Role at the practice", value: claim.role_at_practice },
            { term: "NPI", value: <NpiCheck npi={claim.npi} /> },
            { term: "Work phone", value: claim.work_phone },
            { term: "Work e-mail, not proven", value: claim.work_email },
            {
              term: "Account",
              value: (
                <>
                  <TextLink to={paths.profile(claim.claimant)}>
                    {person.full_name ?? "Somebody without a name"}
                  </TextLink>
                  , {person.roles.map(({ role }) => roleLabel(role)).join(", ") || "no role"}
                </>
              ),
            },
          ]}
        />
      </div>
      <div className="min-w-0 rounded-lg bg-sage p-5">
        <h4 className="mb-3 font-semibold">The listing says</h4>
        <Facts
          facts={[
            { term: "NPI", value: <ListedNpi claim={claim} /> },
            { term: "Phone", value: doctor.phone },
            {
              term: "Website",
              value: website && (
                <TextLink to={website} target="_blank" rel="noopener noreferrer nofollow">
                  {hostnameOf(website)}
                </TextLink>
              ),
            },
            {
              term: "Work e-mail and website",
              value: <DomainCheck email={claim.work_email} website={website} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

function ListedNpi({ claim }: { claim: PendingClaim }) {
  const listed = claim.doctor.npi;
  if (!listed || !claim.npi) return listed;
  return `${listed}, ${listed === claim.npi ? "the same" : "another one"}`;
}
