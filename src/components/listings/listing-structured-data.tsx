import { StructuredData } from "@/components/layout/structured-data";
import { usePracticePhoto } from "@/components/listings/practice-photo";
import type { ListingDetail } from "@/hooks/listings/detail";
import { paths } from "@/lib/paths";
import { structuredData } from "@/lib/schema-org/listing-structured-data";
import { pageUrl } from "@/lib/site/page-url";

/** Tells search engines what the page tells people. */
export function ListingStructuredData({ doctor }: { doctor: ListingDetail }) {
  const listing = { ...doctor, photo_url: usePracticePhoto(doctor.photo_url) ?? null };
  return <StructuredData data={structuredData(listing, pageUrl(paths.listing(doctor.id)))} />;
}
