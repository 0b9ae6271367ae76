import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { npiKeys } from "@/hooks/query-keys";
import { toAppError, toDatabaseError } from "@/lib/errors";
import { supabase } from "@/lib/supabase/client";

const text = z.string().optional();

const recordSchema = z.object({
  status: z.enum(["active", "deactivated", "not found"]),
  kind: z.enum(["individual", "organization"]).optional(),
  name: text,
  credential: text,
  taxonomy: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  phone: text,
});

const refusalSchema = z.object({
  message: z.string(),
  code: z.string().default(""),
  hint: z.string().nullable().default(null),
  details: z.string().nullable().default(null),
});

async function lookUpNpi(npi: string, signal: AbortSignal) {
  const { data, error, response } = await supabase.functions.invoke<unknown>("look-up-npi", {
    body: { npi },
    signal,
  });
  if (!error) return recordSchema.parse(data);
  const refusal = refusalSchema.safeParse(await response?.json().catch(() => null));
  if (!response || !refusal.success)
    throw toAppError({ message: String(error) }, response?.status ?? 0);
  throw await toDatabaseError(refusal.data, response.status);
}

/**
 * Looks up an NPI in the NPI registry. Throws an `AppError` if the registry isn't available or the
 * member has reached the limit.
 */
export function useLookUpNpi() {
  const client = useQueryClient();
  return (npi: string) =>
    client.query({
      queryKey: npiKeys.record(npi),
      queryFn: ({ signal }) => lookUpNpi(npi, signal),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
}
