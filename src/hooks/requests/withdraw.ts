import { useMutation } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/requests/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";
import { toast } from "@/lib/toast";

async function moveRequest(id: string, to: "withdrawn" | "sent") {
  await unwrap(supabase.rpc("update_request", { target: id, new_status: to }));
}

function useMove(to: "withdrawn" | "sent") {
  return useMutation({
    mutationFn: (id: string) => moveRequest(id, to),
    meta: { changes: [requestKeys.all], errorTitle: "Error" },
  });
}

/** Takes an open request back, and offers to send it again where that brings back what it was. */
export function useWithdrawRequest() {
  const withdrawal = useMove("withdrawn");
  const returning = useMove("sent");

  async function sendAgain(id: string) {
    try {
      await returning.mutateAsync(id);
    } catch {
      // A mutation shows the error.
      return;
    }
    toast({ title: "Request sent again", tone: "success" });
  }

  async function withdraw(id: string) {
    try {
      await withdrawal.mutateAsync(id);
    } catch {
      // A mutation shows the error.
      return;
    }
    toast({
      title: "Request withdrawn",
      tone: "success",
      action: {
        label: "Undo",
        alternative: "Press F8, then Undo, to send the request again",
        onPress: () => void sendAgain(id),
      },
    });
  }

  /** Without a way back: sent again, it would have no place any more. Rejected where it fails, once the toast has said so. */
  async function giveUpPlace(id: string) {
    await withdrawal.mutateAsync(id);
    toast({ title: "Request withdrawn", tone: "success" });
  }

  return { withdraw, giveUpPlace, isPending: withdrawal.isPending };
}
