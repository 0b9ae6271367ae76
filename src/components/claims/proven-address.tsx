import { Notice } from "@/components/ui/notice";
import { compareWorkDomain, type DomainComparison } from "@/lib/claims/work-email-domain";
import { formatDay } from "@/lib/format/dates";

interface ProvenAddressProps {
  address: string;
  website: string | null;
  provenAt: string;
}

const consequences: Record<DomainComparison, string> = {
  match: "It matches the domain of the practice's website.",
  different:
    "It doesn't match the domain of the practice's website, so it doesn't tie you to the practice.",
  "free email": "Anyone can get an address there, so it doesn't tie you to the practice.",
  shared: "Many people share its domain or the website's, so it doesn't tie you to the practice.",
  "cannot compare": "The listing has no website to compare it with.",
};

/** A claimant's verified work email, and whether its domain matches the practice's website. */
export function ProvenAddress({ address, website, provenAt }: ProvenAddressProps) {
  const comparison = compareWorkDomain(address, website);
  return (
    <Notice tone={comparison === "match" ? "success" : "info"}>
      You verified {address} on {formatDay(provenAt)}. {consequences[comparison]}
    </Notice>
  );
}
