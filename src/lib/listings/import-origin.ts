import { formatCalendarDay } from "@/lib/format/dates";
import type { Tables } from "@/lib/supabase/database.types";

type Imported = Pick<Tables<"doctors">, "import_batch_id" | "created_at">;

/** "Imported from a list on November 2, 2026"; null for a listing that was not imported. */
export const importOrigin = ({ import_batch_id, created_at }: Imported): string | null =>
  import_batch_id ? `Imported from a list on ${formatCalendarDay(created_at)}` : null;
