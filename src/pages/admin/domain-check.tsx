import { Badge } from "@/components/ui/badge";
import { compareWorkDomain, type DomainComparison, domainOf } from "@/lib/claims/work-email-domain";
import { hostnameOf } from "@/lib/format/web-addresses";

interface DomainCheckProps {
  email: string | null;
  website: string | null;
  isProven: boolean;
}

const labels: Record<Exclude<DomainComparison, "cannot compare">, string> = {
  match: "Match",
  different: "Different",
  "free email": "Free email provider",
  shared: "Shared domain",
};

/** Compares the domain of a claimant's work email with the practice's website. */
export function DomainCheck({ email, website, isProven }: DomainCheckProps) {
  const comparison = compareWorkDomain(email, website);
  const proof = isProven && comparison !== "match" && (
    <> They verified {email}, but that doesn't connect them to the practice.</>
  );
  if (comparison === "cannot compare") {
    return (
      <>
        <Badge tone="neutral">Can't compare</Badge>
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
