import type { ComponentProps } from "react";
import { Feedback } from "@/components/account/feedback";
import type { FieldError } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import type { useSendReauthenticationCode } from "@/hooks/session/password";

interface ReauthenticationFieldProps extends ComponentProps<"input"> {
  email: string;
  sendCode: ReturnType<typeof useSendReauthenticationCode>;
  error?: FieldError;
}

// At module level, so that React calls it once, when the field appears.
function takeFocus(container: HTMLElement | null) {
  container?.querySelector("input")?.focus();
}

/** The code of a mail that proves who asks. */
export function ReauthenticationField({ email, sendCode, ...props }: ReauthenticationFieldProps) {
  return (
    <div ref={takeFocus} className="grid justify-items-start gap-3">
      <TextField
        label="Security code"
        autoComplete="one-time-code"
        inputMode="numeric"
        hint="To be sure that it is you, we ask for the six digits we send to your mailbox."
        className="w-full"
        {...props}
      />
      <Feedback error={sendCode.error}>
        {sendCode.isSuccess && `We have sent a code to ${email}.`}
      </Feedback>
      <Button
        variant="ghost"
        size="sm"
        isBusy={sendCode.isPending}
        onClick={() => sendCode.mutate()}
      >
        Send a new code
      </Button>
    </div>
  );
}
