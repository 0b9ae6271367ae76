import { type UseFormReturn, useWatch } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextField } from "@/components/forms/text-field";
import { PasswordStrengthHint } from "@/components/session/password-strength-hint";
import { Button } from "@/components/ui/button";
import { emailSchema, fullNameSchema, newPasswordSchema } from "@/lib/credentials";

export const signUpSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  role: z.enum(["patient", "doctor"]),
});

export type SignUpValues = z.infer<typeof signUpSchema>;

export const emptySignUp: SignUpValues = {
  fullName: "",
  email: "",
  password: "",
  role: "patient",
};

const roles = [
  { value: "patient", label: "Patient" },
  { value: "doctor", label: "Doctor" },
];

interface SignUpFormProps {
  form: UseFormReturn<SignUpValues>;
  isBusy: boolean;
  onSubmit: (values: SignUpValues) => void;
}

export function SignUpForm({ form, isBusy, onSubmit }: SignUpFormProps) {
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
      <RadioGroupField label="I am a..." options={roles} {...register("role")} />
      <Button type="submit" isBusy={formState.isSubmitting || isBusy}>
        Sign Up
      </Button>
    </Form>
  );
}
