import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import type { ProfileValues } from "@/components/profiles/profile-schema";
import { PublishEmailField } from "@/components/profiles/publish-address-field";
import { useAccount } from "@/components/session/account-context";

interface PublishedContactFieldsProps {
  register: UseFormRegister<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
}

/** The email and phone that a member publishes. */
export function PublishedContactFields({ register, errors }: PublishedContactFieldsProps) {
  const { email } = useAccount();
  return (
    <fieldset className="grid gap-5 rounded-lg bg-sage p-5">
      <legend className="float-left w-full font-semibold">Published contact</legend>
      <p className="text-sm text-ink-soft">
        Anyone can see this on your profile and on listings you own.
      </p>
      <div className="grid gap-5">
        <div>
          <p className="text-sm font-semibold">Email</p>
          <p className="wrap-anywhere">{email}</p>
          <PublishEmailField address={email} registration={register("publishes_email")} />
        </div>
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
