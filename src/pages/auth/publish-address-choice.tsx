import { type UseFormReturn, useWatch } from "react-hook-form";
import { PublishEmailField } from "@/components/profiles/publish-address-field";
import type { SignUpValues } from "@/pages/auth/sign-up-form";

/** Asks doctors whether to publish their email on their listings. */
export function PublishEmailChoice({ form }: { form: UseFormReturn<SignUpValues> }) {
  const [role, email] = useWatch({ control: form.control, name: ["role", "email"] });
  if (role !== "doctor") return null;
  return (
    <PublishEmailField address={email.trim()} registration={form.register("publishesEmail")} />
  );
}
