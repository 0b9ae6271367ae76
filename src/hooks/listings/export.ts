import { useMutation } from "@tanstack/react-query";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

// With what stands beside each it is several times as many rows; the API answers at most 1,000 listings at once.
const chunkSize = 500;
const firstId = "00000000-0000-0000-0000-000000000000";

/** Whole listings, as the files have them. */
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
    // A server may answer with fewer rows than it was asked for: only an empty answer is the end.
    if (!last) break;
    after = last.id;
  }
  return all;
}

/** Reads every listing with all that stands beside it, verified or not, and tells how many are read so far. */
export const useExportListings = () =>
  useMutation({ mutationFn: fetchAll, meta: { errorTitle: "Error exporting listings" } });

/** Reads one listing with all that stands beside it. */
export const useExportListing = () =>
  useMutation({ mutationFn: fetchOne, meta: { errorTitle: "Error exporting the practice" } });
