import { zodResolver } from "@hookform/resolvers/zod";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { ErrorMessage } from "@/components/ui/error-message";
import { Notice } from "@/components/ui/notice";
import { emailSchema } from "@/lib/account/credentials";
import { t } from "@/lib/messages";

const schema = z.object({ email: emailSchema });

interface EmailFormProps {
  submitLabel: string;
  /** Sends the email. */
  mutation: UseMutationResult<void, Error, string>;
  onSent: (email: string) => void;
  defaultEmail: string;
  captcha: ReactNode;
}

/** A form for the email to send to. */
export function EmailForm({
  submitLabel,
  mutation,
  onSent,
  defaultEmail,
  captcha,
}: EmailFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: defaultEmail },
  });

  return (
    <Form
      onSubmit={handleSubmit(({ email }) =>
        mutation.mutate(email, { onSuccess: () => onSent(email) }),
      )}
      className="grid gap-5"
    >
      {mutation.isError && (
        <Notice tone="danger" isAlert title={t`We couldn't send the email`}>
          <ErrorMessage error={mutation.error} />
        </Notice>
      )}
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        error={formState.errors.email}
        {...register("email")}
      />
      {captcha}
      <Button type="submit" isBusy={formState.isSubmitting || mutation.isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
