import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { claimKeys } from "@/hooks/claims/keys";
import { listingKeys } from "@/hooks/listings/keys";
import { answer, api } from "@/lib/api";
import { AppError } from "@/lib/errors";

async function claimDoctor({ id, userId }: { id: string; userId: string }) {
  const data = await answer(
    api
      .from("doctors")
      .update({ claimed_by: userId, claim_status: "pending" })
      .eq("id", id)
      // Two at once: the condition lets one of them through.
      .eq("claim_status", "unclaimed")
      .select("id"),
  );
  // Sent again after a lost answer, it is claimed already, by the person.
  if (data.length === 0 && !(await hasClaimed(id, userId))) {
    throw new AppError("conflict", "Someone else has claimed this listing in the meantime.");
  }
}

async function hasClaimed(id: string, userId: string) {
  const data = await answer(api.from("doctors").select("claimed_by").eq("id", id));
  return data.some(({ claimed_by }) => claimed_by === userId);
}

/** Everything that shows whose a listing is. */
const refreshClaims = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: listingKeys.all }),
    client.invalidateQueries({ queryKey: claimKeys.all }),
  ]);

async function fileRivalClaim(id: string) {
  await answer(api.rpc("file_rival_claim", { target: id }));
}

/** Says that a listing which somebody else has or claims is the own practice. */
export function useFileRivalClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: fileRivalClaim,
    onSettled: () => refreshClaims(client),
    meta: { errorTitle: "Error" },
  });
}

/** Files a claim on a listing, which an administrator decides. */
export function useClaimDoctor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: claimDoctor,
    onSettled: () => refreshClaims(client),
    meta: { errorTitle: "Error" },
  });
}
