import { StructuredData } from "@/components/layout/structured-data";
import type { ListingDetail } from "@/hooks/listings/detail";
import { paths } from "@/lib/paths";
import { structuredData } from "@/lib/schema-org/listing-structured-data";
import { canonicalUrl } from "@/lib/site/page-url";

/** The listing as structured data for search engines. */
export function ListingStructuredData({ listing }: { listing: ListingDetail }) {
  return <StructuredData data={structuredData(listing, canonicalUrl(paths.listing(listing.id)))} />;
}
