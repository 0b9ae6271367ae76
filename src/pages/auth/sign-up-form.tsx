import type { ReactNode } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { z } from "zod";
import { PasswordStrengthHint } from "@/components/account/password-strength-hint";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextField } from "@/components/forms/text-field";
import { PublishEmailField } from "@/components/profiles/published-contact-fields";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { FollowedInvitation } from "@/hooks/staff/invitations";
import { paths } from "@/lib/paths";
import { emailSchema, fullNameSchema, newPasswordSchema } from "@/lib/session/credentials";

export const signUpSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  role: z.enum(["patient", "doctor"]),
  publishesEmail: z.boolean(),
});

export type SignUpValues = z.infer<typeof signUpSchema>;

export const emptySignUp: SignUpValues = {
  fullName: "",
  email: "",
  password: "",
  role: "patient",
  publishesEmail: false,
};

const roles = [
  { value: "patient", label: "Patient" },
  { value: "doctor", label: "Doctor" },
];

interface SignUpFormProps {
  form: UseFormReturn<SignUpValues>;
  isInvited: boolean;
  invitation: FollowedInvitation | null;
  isBusy: boolean;
  captcha: ReactNode;
  onSubmit: (values: SignUpValues) => void;
}

export function SignUpForm({
  form,
  isInvited,
  invitation,
  isBusy,
  captcha,
  onSubmit,
}: SignUpFormProps) {
  const { register, handleSubmit, control, formState } = form;
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });

  return (
    <Form onSubmit={handleSubmit(onSubmit)} className="grid gap-5">
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.fullName}
        {...register("fullName")}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        hint={
          invitation &&
          `The invitation is for ${invitation.email}. You can't accept it with a different email.`
        }
        error={errors.email}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={password} />}
        error={errors.password}
        {...register("password")}
      />
      {!isInvited && (
        <>
          <RadioGroupField label="I am a..." options={roles} {...register("role")} />
          <PublishEmailChoice form={form} />
        </>
      )}
      {captcha}
      <Button type="submit" isBusy={formState.isSubmitting || isBusy}>
        Sign Up
      </Button>
      <p className="text-sm text-ink-soft">
        By signing up, you agree to the <TextLink to={paths.terms}>Terms of Use</TextLink>. The{" "}
        <TextLink to={paths.privacy}>Privacy</TextLink> page explains what we store and who can see
        it.
      </p>
    </Form>
  );
}

/** Asks doctors whether to publish their email on their listings. */
function PublishEmailChoice({ form }: { form: UseFormReturn<SignUpValues> }) {
  const [role, email] = useWatch({ control: form.control, name: ["role", "email"] });
  if (role !== "doctor") return null;
  return (
    <PublishEmailField address={email.trim()} registration={form.register("publishesEmail")} />
  );
}
