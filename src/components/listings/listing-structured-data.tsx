import { StructuredData } from "@/components/layout/structured-data";
import { usePracticePhoto } from "@/components/listings/practice-photo";
import type { Doctor } from "@/hooks/listings/detail";
import { paths } from "@/lib/paths";
import { structuredData } from "@/lib/schema-org/listing-structured-data";
import { pageUrl } from "@/lib/site/page-url";

/** Tells search engines what the page tells people. */
export function DoctorStructuredData({ doctor }: { doctor: Doctor }) {
  const listing = { ...doctor, photo_url: usePracticePhoto(doctor.photo_url) ?? null };
  return <StructuredData data={structuredData(listing, pageUrl(paths.doctor(doctor.id)))} />;
}
