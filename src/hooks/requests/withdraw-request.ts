import { useMutation } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
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

/** Withdraws an open request, and offers to send it again. Its functions reject after the error toast. */
export function useWithdrawRequest() {
  const withdrawal = useMove("withdrawn");
  const returning = useMove("sent", () => {
    toast({ title: t`Request sent again`, tone: "success" });
  });

  async function withdraw(id: string) {
    await withdrawal.mutateAsync(id);
    toast({
      title: t`Request withdrawn`,
      tone: "success",
      action: {
        label: t`Undo`,
        alternative: t`Press F8, then Undo, to send the request again`,
        onPress: () => returning.mutate(id),
      },
    });
  }

  /** Withdraws without an undo, because sending it again wouldn't restore its spot. */
  async function giveUpPlace(id: string) {
    await withdrawal.mutateAsync(id);
    toast({ title: t`Request withdrawn`, tone: "success" });
  }

  return { withdraw, giveUpPlace, isPending: withdrawal.isPending };
}
