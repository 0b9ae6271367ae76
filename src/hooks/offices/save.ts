import { useMutation } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import type { EditedOffice } from "@/lib/offices/edited-offices";
import { answer, api } from "@/lib/supabase/api";

interface Saving {
  id: string;
  /** That at the listing's own address first. */
  offices: Omit<EditedOffice, "position">[];
}

async function replaceOffices({ id, offices }: Saving) {
  return answer(
    api.rpc("replace_offices", { target: id, offices: offices.map((office) => ({ ...office })) }),
  );
}

/** Replaces the offices of a listing, all at once. Returns whether one of them waits for a check. */
export const useSaveOffices = () =>
  useMutation({
    mutationFn: replaceOffices,
    meta: { changes: [listingKeys.all], errorTitle: "Error saving offices" },
  });
