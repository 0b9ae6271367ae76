import { useMutation } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/query-keys";
import type { OwnRequest } from "@/hooks/requests/own-requests";
import { t } from "@/lib/messages";
import { hasPlace } from "@/lib/requests/request-status";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

const useMove = (to: "withdrawn" | "sent", onSuccess?: () => void) =>
  useMutation({
    mutationFn: (id: string) =>
      unwrap(supabase.rpc("update_request", { target: id, new_status: to })),
    ...(onSuccess && { onSuccess }),
    meta: { invalidates: [requestKeys.all], errorTitle: t`Error` },
  });

/** Withdraws an open request, and offers to send it again. */
export function useWithdrawRequest() {
  const withdrawal = useMove("withdrawn");
  const returning = useMove("sent", () => {
    toast({ title: t`Request sent again`, tone: "success" });
  });

  async function withdraw({ id, status }: OwnRequest) {
    await withdrawal.mutateAsync(id);
    const undo = {
      label: t`Undo`,
      alternative: t`Press F8, then Undo, to send the request again`,
      onPress: () => returning.mutate(id),
    };
    toast({
      title: t`Request withdrawn`,
      tone: "success",
      // Sending it again wouldn't restore its spot.
      ...(!hasPlace(status) && { action: undo }),
    });
  }

  return { withdraw, isPending: withdrawal.isPending };
}
