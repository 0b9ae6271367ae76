import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import type { ProfileValues } from "@/components/profiles/profile-schema";
import { useAccount } from "@/components/session/account-context";

interface PublishedContactFieldsProps {
  register: UseFormRegister<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
}

/** The contact that a person publishes, apart from the address of their account. */
export function PublishedContactFields({ register, errors }: PublishedContactFieldsProps) {
  const { email } = useAccount();
  return (
    <fieldset className="grid gap-5 rounded-lg bg-sage p-5">
      <legend className="float-left w-full font-semibold">Published contact</legend>
      <p className="text-sm text-ink-soft">
        Published means that everybody can read it: on your profile, and on listings you own. Leave
        a field empty to publish nothing. The address you sign in with,{" "}
        <span className="font-medium wrap-anywhere text-ink">{email}</span>, stays private unless
        you enter it here.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Published email"
          type="email"
          isOptional
          autoComplete="off"
          error={errors.email}
          {...register("email")}
        />
        <TextField
          label="Published phone"
          type="tel"
          isOptional
          autoComplete="off"
          error={errors.phone}
          {...register("phone")}
        />
      </div>
    </fieldset>
  );
}
