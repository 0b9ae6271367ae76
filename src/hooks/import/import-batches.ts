import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { nextStart, pageSize } from "@/hooks/admin/queue-page";
import { adminKeys, listingKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const countsSchema = z.record(z.string(), z.number());

async function fetchBatches(start: number, signal: AbortSignal) {
  const batches = await unwrap(
    supabase
      .from("import_batches")
      .select(
        `id, file_name, mode, created_at, counts, undone_at, undone_counts,
       actor:profiles!import_batches_actor_fkey(full_name), undoer:profiles!import_batches_undone_by_fkey(full_name)`,
      )
      .order("created_at", { ascending: false })
      .order("id")
      .range(start, start + pageSize - 1)
      .abortSignal(signal),
  );
  return batches.map((batch) => ({
    ...batch,
    counts: countsSchema.parse(batch.counts),
    undone_counts: countsSchema.parse(batch.undone_counts),
  }));
}

/** An import and, if it was undone, the outcome. */
export type ImportBatch = Awaited<ReturnType<typeof fetchBatches>>[number];

/** All imports, newest first. */
export const useImportBatches = () =>
  useInfiniteQuery({
    queryKey: adminKeys.imports,
    queryFn: ({ pageParam, signal }) => fetchBatches(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextStart,
    select: (data) => data.pages.flat(),
    staleTime: 0,
  });

const counts = { removed: z.number(), restored: z.number(), kept: z.number() };

const planSchema = z.object({
  ...counts,
  /** Listings that stay unchanged, with the reason. At most as many as fit on a screen. */
  named: z.array(
    z.object({ doctor_id: z.string(), practice_name: z.string(), reason: z.string() }),
  ),
});

/** What was undone so far, and the number of rows that are left. */
const progressSchema = z.object({ ...counts, left: z.number() });

async function fetchUndoPlan(batch: string, signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("undo_import", { batch, is_dry_run: true }).abortSignal(signal),
  );
  return planSchema.parse(data);
}

/** What undoing an import would do. */
export const useUndoPlan = (batch: string) =>
  useQuery({
    queryKey: adminKeys.undoPlan(batch),
    queryFn: ({ signal }) => fetchUndoPlan(batch, signal),
    staleTime: 0,
    // Refetches when the dialog opens again, because the result may have changed.
    gcTime: 0,
  });

async function undoImport(request: { batch: string; onProgress: (leftCount: number) => void }) {
  const { batch, onProgress } = request;
  while (true) {
    const data = await unwrap(supabase.rpc("undo_import", { batch, is_dry_run: false }));
    const { left, ...undone } = progressSchema.parse(data);
    if (left === 0) return undone;
    onProgress(left);
  }
}

/** Undoes an import in several calls. If one fails, calling it again continues. */
export function useUndoImport() {
  return useMutation({
    mutationFn: undoImport,
    meta: { invalidates: [adminKeys.all, listingKeys.all], errorTitle: "Error undoing the import" },
  });
}
