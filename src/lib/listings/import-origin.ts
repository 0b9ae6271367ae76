import { formatCalendarDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import type { Tables } from "@/lib/supabase/database.types";

type Imported = Pick<Tables<"doctors">, "import_batch_id" | "created_at">;

/** "Imported from a list on November 2, 2026"; null for a listing that was not imported. */
export function importOrigin({ import_batch_id, created_at }: Imported): string | null {
  if (!import_batch_id) return null;
  const day = formatCalendarDay(created_at);
  return t`Imported from a list on ${day}`;
}
