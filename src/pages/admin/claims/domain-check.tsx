import { Badge } from "@/components/ui/badge";
import { compareWorkDomain, type DomainComparison, domainOf } from "@/lib/claims/work-domain";
import { hostnameOf } from "@/lib/format/hostname";

interface DomainCheckProps {
  email: string | null;
  website: string | null;
  isProven: boolean;
}

const labels: Record<Exclude<DomainComparison, "cannot compare">, string> = {
  match: "Match",
  different: "Different",
  "free mail": "Free mail",
  shared: "Shared domain",
};

/** Whether a claimant's work email is at the practice's own domain, and what its proof is worth. */
export function DomainCheck({ email, website, isProven }: DomainCheckProps) {
  const comparison = compareWorkDomain(email, website);
  const proof = isProven && comparison !== "match" && (
    <> Proved they read mail at {email}. That doesn’t tie them to the practice.</>
  );
  if (comparison === "cannot compare") {
    return (
      <>
        <Badge tone="neutral">Cannot compare</Badge>
        {proof}
      </>
    );
  }
  return (
    <>
      <Badge tone={comparison === "match" ? "positive" : "attention"}>{labels[comparison]}</Badge>{" "}
      {domainOf(email)}
      {website && ` and ${hostnameOf(website)}`}.{proof}
    </>
  );
}
