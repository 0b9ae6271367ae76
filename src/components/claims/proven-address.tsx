import { Notice } from "@/components/ui/notice";
import { formatDay } from "@/lib/format/dates";
import type { Enums } from "@/lib/supabase/database.types";

interface ProvenAddressProps {
  address: string;
  comparison: Enums<"domain_comparison"> | null;
  provenAt: string;
}

const consequences: Record<Enums<"domain_comparison">, string> = {
  match: "It matches the domain of the practice's website.",
  different:
    "It doesn't match the domain of the practice's website, so it doesn't tie you to the practice.",
  "free email": "Anyone can get an address there, so it doesn't tie you to the practice.",
  shared: "Many people share its domain or the website's, so it doesn't tie you to the practice.",
  "cannot compare": "The listing has no website to compare it with.",
};

/** A claimant's verified work email, and whether its domain matches the practice's website. */
export function ProvenAddress({ address, comparison, provenAt }: ProvenAddressProps) {
  return (
    <Notice tone={comparison === "match" ? "success" : "info"}>
      You verified {address} on {formatDay(provenAt)}.{" "}
      {consequences[comparison ?? "cannot compare"]}
    </Notice>
  );
}
