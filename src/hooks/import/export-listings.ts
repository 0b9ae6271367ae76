import { useMutation } from "@tanstack/react-query";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

// With its related rows a listing is several rows, and the API returns at most 1,000.
const chunkSize = 500;
const firstId = "00000000-0000-0000-0000-000000000000";

/** Whole listings, as in the export files. */
const listings = () =>
  supabase
    .from("doctors")
    .select(
      "*,clinicians(*),offices(*),tiers:membership_tiers(*),services:listing_services(coverage,price,note,about:services(label,position))",
    );

const fetchChunk = async (after: string) =>
  unwrap(listings().gt("id", after).order("id").limit(chunkSize));

const fetchOne = async (id: string) => unwrap(listings().eq("id", id).single());

async function fetchAll(onProgress: (count: number) => void) {
  const all: Awaited<ReturnType<typeof fetchChunk>> = [];
  let after = firstId;
  while (true) {
    const chunk = await fetchChunk(after);
    all.push(...chunk);
    onProgress(all.length);
    const last = chunk.at(-1);
    // The server may return fewer rows than requested, so only an empty response is the end.
    if (!last) break;
    after = last.id;
  }
  return all;
}

/** Exports every listing with its related rows, published or not, and reports progress. */
export const useExportListings = () =>
  useMutation({ mutationFn: fetchAll, meta: { errorTitle: "Error exporting listings" } });

/** Exports one listing with its related rows. */
export const useExportListing = () =>
  useMutation({ mutationFn: fetchOne, meta: { errorTitle: "Error exporting the practice" } });
