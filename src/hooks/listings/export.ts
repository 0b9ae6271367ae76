import { useMutation } from "@tanstack/react-query";
import { fieldColumns } from "@/lib/listings/field-columns";
import { answer, api } from "@/lib/supabase/api";

// The most that the API answers at once.
const chunkSize = 1000;
const firstId = "00000000-0000-0000-0000-000000000000";

/** The columns of the file, as the table has them. A picture is none. */
export const exportColumns = [
  "id" as const,
  ...fieldColumns.filter((field) => field !== "photo_url"),
  ...(["latitude", "longitude", "state", "state_reason", "ownership", "verified"] as const),
  ...(["claim_status", "confirmed_at", "created_at", "updated_at"] as const),
];

async function fetchChunk(after: string) {
  return answer(api.from("doctors").select("*").gt("id", after).order("id").limit(chunkSize));
}

async function fetchAll(onProgress: (count: number) => void) {
  const listings: Awaited<ReturnType<typeof fetchChunk>> = [];
  let after = firstId;
  while (true) {
    const chunk = await fetchChunk(after);
    listings.push(...chunk);
    onProgress(listings.length);
    if (chunk.length < chunkSize) break;
    after = chunk.at(-1)?.id ?? after;
  }
  const cell = (value: string | number | boolean | string[] | null) =>
    Array.isArray(value) ? value.join(", ") : value;
  return listings.map((listing) => exportColumns.map((column) => cell(listing[column])));
}

/** Reads every listing, verified or not, as the rows of a file, and tells how many are read so far. */
export const useExportListings = () =>
  useMutation({ mutationFn: fetchAll, meta: { errorTitle: "Error exporting listings" } });
