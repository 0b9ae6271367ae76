import { useMutation } from "@tanstack/react-query";
import { answer, api } from "@/lib/supabase/api";

// The most that the API answers at once.
const chunkSize = 1000;
const firstId = "00000000-0000-0000-0000-000000000000";

async function fetchChunk(after: string) {
  const data = await answer(
    api
      .from("doctors")
      .select(
        `id, practice_name, credentials, specialty, bio, address_street, address_city, address_state, address_zip, latitude, longitude,
       monthly_price, yearly_price, enrollment_fee, visit_fee, phone, website, enrollment_url, booking_url, npi, languages,
       accepting_new_patients, telehealth_only, state, state_reason, ownership, verified, claim_status, confirmed_at, created_at, updated_at`,
      )
      .gt("id", after)
      .order("id")
      .limit(chunkSize),
  );
  return data.map((listing) => ({ ...listing, languages: listing.languages.join(", ") }));
}

async function fetchAll(onProgress: (count: number) => void) {
  const listings: Awaited<ReturnType<typeof fetchChunk>> = [];
  let after = firstId;
  while (true) {
    const chunk = await fetchChunk(after);
    listings.push(...chunk);
    onProgress(listings.length);
    if (chunk.length < chunkSize) return listings;
    after = chunk.at(-1)?.id ?? after;
  }
}

/** Reads every listing, verified or not, and tells how many are read so far. */
export const useExportListings = () =>
  useMutation({ mutationFn: fetchAll, meta: { errorTitle: "Error exporting listings" } });
