import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import type { OfficeRow } from "@/lib/offices/office";
import { answer, api } from "@/lib/supabase/api";

interface Saving {
  id: string;
  /** That at the listing's own address first. */
  offices: Omit<OfficeRow, "position">[];
}

async function replaceOffices({ id, offices }: Saving) {
  await answer(
    api.rpc("replace_offices", { target: id, offices: offices.map((office) => ({ ...office })) }),
  );
}

/** Replaces the offices of a listing, all at once. */
export const useSaveOffices = () =>
  useMutation({
    mutationFn: replaceOffices,
    meta: { changes: [listingKeys.all], errorTitle: "Error saving offices" },
  });
