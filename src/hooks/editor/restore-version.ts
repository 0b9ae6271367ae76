import { useMutation, useQuery } from "@tanstack/react-query";
import { adminKeys, listingKeys } from "@/hooks/query-keys";
import { readSaveResult } from "@/lib/editor/save-result";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** What restoring a listing to before a version changes: {"column": [current, earlier]}. */
export const useValuesBefore = (id: string, version: number) =>
  useQuery({
    queryKey: listingKeys.valuesBefore(id, version),
    queryFn: ({ signal }) =>
      unwrap(
        supabase.rpc("find_values_before", { target: id, undone: version }).abortSignal(signal),
      ),
    staleTime: 0,
  });

interface Restoration {
  id: string;
  /** The version that is undone, together with all later ones. */
  version: number;
  /** The current version of the listing, as shown. */
  seenVersion: number;
}

/** Saves the values that a listing had before one of its versions. */
export const useRestoreValues = () =>
  useMutation({
    mutationFn: async ({ id, version, seenVersion }: Restoration) => {
      const args = { target: id, undone: version, seen_version: seenVersion };
      return readSaveResult(await unwrap(supabase.rpc("restore_values_before", args)));
    },
    meta: { invalidates: [listingKeys.all, adminKeys.all], errorTitle: "Error restoring" },
  });
