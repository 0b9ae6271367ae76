import { notPublished, type Row } from "@/components/household/rows";
import type { ComparedListing } from "@/hooks/comparison/compared-listings";
import { formatCoverage, inOrder } from "@/lib/services/coverage";

/** What the fee covers, for each service that at least one of the listings names. */
export function serviceRows(listings: readonly ComparedListing[]): Row[] {
  const services = inOrder(listings.flatMap(({ services }) => services));
  const labels = new Set(services.map(({ about }) => about.label));
  return [...labels].map((label) => ({
    label,
    cells: listings.map(({ services }) => {
      const service = services.find(({ about }) => about.label === label);
      return service ? formatCoverage(service) : notPublished;
    }),
  }));
}
