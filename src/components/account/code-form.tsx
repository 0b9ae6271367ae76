import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { AuthFailure } from "@/lib/account/auth-errors";
import { codeSchema } from "@/lib/account/credentials";
import { messageFor } from "@/lib/errors";
import { t } from "@/lib/messages";

const schema = z.object({ code: codeSchema });

const wrongCode = new Set(["otp_expired", "mfa_verification_failed", "mfa_challenge_expired"]);

function messageForCode(error: unknown): string {
  if (error instanceof AuthFailure && wrongCode.has(error.code)) {
    return t`This code is incorrect, expired, or already used. Check it or request a new one.`;
  }
  return messageFor(error);
}

interface CodeFormProps {
  label: string;
  submitLabel: string;
  hint?: string;
  /** Whether the field takes the focus, which also scrolls it into view. */
  isFocused?: boolean;
  /** Verifies the code; an error is shown at the field. */
  onSubmit: (code: string) => Promise<void>;
}

/** A form for the 6-digit code from an email or an authenticator app. */
export function CodeForm({ label, submitLabel, hint, isFocused, onSubmit }: CodeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: "" },
  });

  const submit = handleSubmit(async ({ code }) => {
    try {
      await onSubmit(code);
    } catch (error) {
      setError("code", { message: messageForCode(error) }, { shouldFocus: true });
    }
  });

  return (
    <Form onSubmit={submit} className="grid gap-4">
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={hint}
        autoFocus={isFocused}
        error={formState.errors.code}
        {...register("code")}
      />
      <Button type="submit" isBusy={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </Form>
  );
}
