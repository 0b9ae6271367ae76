import type { Enums } from "@/lib/supabase/database.types";

/** Labels of report reasons on the admin pages. */
export const reasonLabels: Record<Enums<"report_reason">, string> = {
  inaccurate: "Inaccurate",
  closed: "Closed or moved",
  not_dpc: "Not Direct Primary Care",
  spam: "Spam",
  offensive: "Offensive",
  unsafe: "Unsafe",
  impersonation: "Impersonation",
  private_information: "Private or health information",
  other: "Something else",
};
