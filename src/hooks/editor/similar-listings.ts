import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { pause } from "@/hooks/pause";
import { listingKeys } from "@/hooks/query-keys";
import { isValidNpi } from "@/lib/format/npi";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** What identifies a practice, as it is typed. */
export interface PracticeIdentity {
  npi: string;
  phone: string;
  website: string;
  practice_name?: string;
  address_zip?: string;
}

/** A listing that may be the same practice. */
export interface ListedPractice {
  /** Null for another member's listing that is pending review, which stays anonymous. */
  id: string | null;
  practice_name: string | null;
  address_city: string | null;
  address_state: string | null;
  /** What matches, as the database names it: "NPI", "phone". */
  matched: string[];
  /** Whether adding it again would be rejected. */
  is_same: boolean;
  is_public: boolean;
  is_owned: boolean;
}

const isEnough = (name: string, zip: string) =>
  name.trim().length >= 3 && /^\d{5}/.test(zip.trim());

/** Keeps only values complete enough to compare. */
const toCandidate = ({ npi, phone, website, practice_name, address_zip }: PracticeIdentity) => ({
  ...(isValidNpi(npi.trim()) && { npi: npi.trim() }),
  ...(phone.replace(/\D/g, "").length >= 10 && { phone: phone.trim().slice(0, 60) }),
  ...(/\.[a-z]{2,}/i.test(website) && { website: website.trim().slice(0, 500) }),
  ...(practice_name &&
    address_zip &&
    isEnough(practice_name, address_zip) && { practice_name, address_zip }),
});

type Candidate = ReturnType<typeof toCandidate>;

const listedPracticesQuery = (candidate: Candidate, exceptId: string | null, isTyped: boolean) =>
  queryOptions({
    queryKey: listingKeys.listed(candidate, exceptId),
    // The generated types don't know which columns of a function are nullable.
    queryFn: async ({ signal }): Promise<ListedPractice[]> => {
      if (isTyped) await pause(signal);
      const args = { candidate, ...(exceptId !== null && { except_id: exceptId }) };
      return unwrap(supabase.rpc("find_listed_practices", args).abortSignal(signal));
    },
  });

/** Listings, except one, with what identifies the practice that is typed, once there is enough to compare. */
export function useListedPractices(identity: PracticeIdentity, exceptId: string | null) {
  const candidate = toCandidate(identity);
  const hasValue = Object.keys(candidate).length > 0;
  return useQuery({ ...listedPracticesQuery(candidate, exceptId, true), enabled: hasValue });
}

/** Finds listings with what identifies a practice; empty if the request fails. */
export function useFindListedPractices() {
  const client = useQueryClient();
  return (identity: PracticeIdentity) =>
    client
      .query({ ...listedPracticesQuery(toCandidate(identity), null, false), retry: false })
      .catch((): ListedPractice[] => []);
}

const similarQuery = (typedName: string, typedZip: string, isTyped: boolean) => {
  const [name, zip] = [typedName.trim(), typedZip.trim().slice(0, 5)];
  return queryOptions({
    queryKey: listingKeys.similar(name, zip),
    queryFn: async ({ signal }) => {
      if (isTyped) await pause(signal);
      return unwrap(supabase.rpc("find_similar_listings", { name, zip }).abortSignal(signal));
    },
  });
};

/** Listings with a similar name in the same ZIP code, once there is enough to compare. */
export const useSimilarListings = (name: string, zip: string) =>
  useQuery({ ...similarQuery(name, zip, true), enabled: isEnough(name, zip) });

/** Finds similar listings; empty if the request fails, because the database rejects exact duplicates anyway. */
export function useFindSimilar() {
  const client = useQueryClient();
  return async (name: string, zip: string) =>
    isEnough(name, zip)
      ? client.query({ ...similarQuery(name, zip, false), retry: false }).catch(() => [])
      : [];
}
