import { Badge } from "@/components/ui/badge";
import { hostnameOf } from "@/lib/format/web-addresses";
import type { Enums } from "@/lib/supabase/database.types";

interface DomainCheckProps {
  email: string | null;
  website: string | null;
  comparison: Enums<"domain_comparison"> | null;
  isProven: boolean;
}

const labels: Record<Exclude<Enums<"domain_comparison">, "cannot compare">, string> = {
  match: "Match",
  different: "Different",
  "free email": "Free email provider",
  shared: "Shared domain",
};

/** Compares the domain of a claimant's work email with the practice's website. */
export function DomainCheck({ email, website, comparison, isProven }: DomainCheckProps) {
  const proof = isProven && comparison !== "match" && (
    <> They verified {email}, but that doesn't connect them to the practice.</>
  );
  if (comparison === null || comparison === "cannot compare") {
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
      {email?.split("@").at(-1)}
      {website && ` and ${hostnameOf(website)}`}.{proof}
    </>
  );
}
