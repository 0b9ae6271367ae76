import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { AppError, toAppError } from "@/lib/errors";

/** A listing to be added. */
export interface NewListing {
  practice_name: string;
  credentials: string | null;
  bio: string | null;
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
  /** Dollars. */
  monthly_price: number | null;
  yearly_price: number | null;
}

interface Submission {
  listing: NewListing;
  userId: string | null;
  /** A doctor lists the own practice. */
  isOwnPractice: boolean;
}

async function addDoctor({ listing, userId, isOwnPractice }: Submission) {
  if (!userId) throw new AppError("forbidden", "Not authenticated");
  const { error, status } = await api.from("doctors").insert({
    ...listing,
    submitted_by: userId,
    user_id: isOwnPractice ? userId : null,
    claim_status: "unclaimed",
  });
  if (error) throw toAppError(error, status);
}

/** Adds a listing, which waits for verification. */
export function useAddDoctor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: addDoctor,
    onSuccess: () => client.invalidateQueries({ queryKey: ["doctors"] }),
    meta: { errorTitle: "Error" },
  });
}

async function fetchPlace(zip: string, signal: AbortSignal) {
  const { data, error, status } = await api
    .from("zip_codes")
    .select("city, state")
    .eq("zip", zip)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** Finds the city and state of a five-digit ZIP; null when it is not known or cannot be asked. */
export function useFindPlace() {
  const client = useQueryClient();
  return (zip: string) =>
    client
      .query({
        queryKey: ["zip-codes", zip],
        queryFn: ({ signal }) => fetchPlace(zip, signal),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      })
      .catch(() => null);
}

async function fetchSimilar(name: string, zip: string, signal: AbortSignal) {
  const { data, error, status } = await api
    .rpc("find_similar_listings", { name, zip })
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return data;
}

/** Listings in the same ZIP with a like name, once there is enough to compare. */
export const useSimilarListings = (name: string, zip: string) =>
  useQuery(
    queryOptions({
      queryKey: ["doctors", "similar", name, zip] as const,
      queryFn: ({ signal }) => fetchSimilar(name, zip, signal),
      enabled: name.length >= 3 && /^\d{5}/.test(zip),
    }),
  );
