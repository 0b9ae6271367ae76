import type { UseMutationResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { useCountdown } from "@/hooks/account/email-links";
import { secondsToWait } from "@/lib/account/auth-errors";
import { messageFor } from "@/lib/errors";
import { t } from "@/lib/messages";

/** The seconds a hosted Supabase project requires between two emails. */
export const usualWait = 60;

interface ResendButtonProps {
  email: string;
  mutation: UseMutationResult<void, Error, string>;
  /** The seconds to wait before the first click. */
  initialWait?: number;
  label?: string;
}

/** Resends an email, after the server's waiting time. */
export function ResendButton({
  email,
  mutation,
  initialWait = 0,
  label = t`Send again`,
}: ResendButtonProps) {
  const { secondsLeft, start } = useCountdown(initialWait);
  const isBlocked = secondsLeft > 0 || mutation.isPending;

  function send() {
    if (isBlocked) return;
    mutation.mutate(email, {
      onSuccess: () => start(usualWait),
      onError: (error) => start(secondsToWait(error) ?? 0),
    });
  }

  return (
    <div>
      <Button variant="secondary" size="sm" aria-disabled={isBlocked || undefined} onClick={send}>
        {secondsLeft > 0 ? t`${label} in ${secondsLeft} s` : label}
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {mutation.isSuccess
          ? t`Sent again. It may take a minute to arrive.`
          : mutation.isError && messageFor(mutation.error)}
      </p>
    </div>
  );
}
