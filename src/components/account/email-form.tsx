import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Feedback } from "@/components/account/feedback";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { useChangeEmail } from "@/hooks/account/email-links";
import { emailSchema } from "@/lib/account/credentials";
import { t } from "@/lib/messages";

const schemaFor = (current: string) =>
  z.object({
    email: emailSchema.refine((email) => email.toLowerCase() !== current.toLowerCase(), {
      message: t`This is already your email`,
    }),
  });

type EmailValues = z.infer<ReturnType<typeof schemaFor>>;

/**
 * Changes the account email. The response is the same for taken and free emails, so it does not
 * reveal who has an account.
 */
export function EmailForm({ current }: { current: string }) {
  const changeEmail = useChangeEmail();
  const form = useForm<EmailValues>({
    resolver: zodResolver(schemaFor(current)),
    mode: "onTouched",
    defaultValues: { email: "" },
  });
  const submit = form.handleSubmit(({ email }) =>
    changeEmail.mutate(email, { onSuccess: () => form.reset() }),
  );

  const requested = changeEmail.variables;
  return (
    <Form onSubmit={submit} className="grid gap-5">
      <p>
        <span className="block text-sm font-semibold">
          <Trans>Current email</Trans>
        </span>
        <span className="wrap-anywhere">{current}</span>
      </p>
      <TextField
        label={t`New email`}
        type="email"
        autoComplete="email"
        error={form.formState.errors.email}
        {...form.register("email")}
      />
      <Feedback error={changeEmail.error}>
        {changeEmail.isSuccess && requested && (
          <span>
            {t`If ${requested} is available, we sent a link to both your current and your new email. Open both links to finish the change.`}
          </span>
        )}
      </Feedback>
      <Button type="submit" isBusy={changeEmail.isPending} className="justify-self-start">
        <Trans>Change email</Trans>
      </Button>
    </Form>
  );
}
