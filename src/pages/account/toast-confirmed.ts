import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

/** Welcomes a member who has confirmed their email by the link or the code. */
export function toastConfirmed(): void {
  toast({
    title: t`Welcome!`,
    description: t`Your email is confirmed, and you're signed in.`,
    tone: "success",
  });
}
