import { pageSizes } from "@/lib/supabase/shared-limits";

/** Rows per page on the admin pages. */
export const pageSize = pageSizes.list_cases;

/** The offset of the next page; undefined after the last one. */
export const nextStart = (
  lastPage: readonly unknown[],
  pages: readonly unknown[],
): number | undefined => (lastPage.length < pageSize ? undefined : pages.length * pageSize);
