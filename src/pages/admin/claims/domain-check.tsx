import { Badge } from "@/components/ui/badge";
import { compareWorkDomain, domainOf } from "@/lib/claims/work-domain";
import { hostnameOf } from "@/lib/format/hostname";

interface DomainCheckProps {
  email: string | null;
  website: string | null;
}

/** Whether the claimant's work e-mail is at the practice's own domain. */
export function DomainCheck({ email, website }: DomainCheckProps) {
  const comparison = compareWorkDomain(email, website);
  if (comparison === "cannot compare") return <Badge tone="neutral">Cannot compare</Badge>;
  return (
    <>
      {comparison === "match" ? (
        <Badge tone="positive">Match</Badge>
      ) : (
        <Badge tone="attention">Different</Badge>
      )}{" "}
      {domainOf(email)} and {hostnameOf(website ?? "")}
    </>
  );
}
