import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { requestKeys } from "@/hooks/requests/keys";
import { answer, api } from "@/lib/api";

/** What its people can do with a listing by themselves, in the database's words. */
export type OwnAct = "send again" | "withdraw" | "put up again";

interface Move {
  id: string;
  act: OwnAct;
}

/** Takes an own listing from one state to the next. */
export async function moveListing({ id, act }: Move) {
  await answer(api.rpc("move_own_listing", { target: id, act }));
}

/** Sends an own listing again, withdraws it, or puts it up again. */
export function useMoveListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: moveListing,
    // Refused because it has moved on: then the screen shows where to.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listingKeys.all }),
        client.invalidateQueries({ queryKey: ["listings"] }),
        client.invalidateQueries({ queryKey: requestKeys.all }),
      ]),
    meta: { errorTitle: "Error" },
  });
}
