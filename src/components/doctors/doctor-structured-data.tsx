import type { Doctor } from "@/hooks/doctors/detail";
import { pageUrl } from "@/lib/page-url";
import { paths } from "@/lib/paths";
import { serializeForScript, structuredData } from "@/lib/structured-data";

/** Tells search engines what the page tells people. */
export function DoctorStructuredData({ doctor }: { doctor: Doctor }) {
  const data = structuredData(doctor, pageUrl(paths.doctor(doctor.id)));
  return <script type="application/ld+json">{serializeForScript(data)}</script>;
}
