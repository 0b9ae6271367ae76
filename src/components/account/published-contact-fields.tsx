import type { FieldErrors, UseFormRegister, UseFormRegisterReturn } from "react-hook-form";
import { useAccount } from "@/components/account/account-context";
import type { ProfileValues } from "@/components/account/profile-schema";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { TextField } from "@/components/forms/text-field";
import { Trans } from "@/components/ui/messages";
import { isPublishableEmail } from "@/lib/account/credentials";
import { t } from "@/lib/messages";

interface PublishedContactFieldsProps {
  register: UseFormRegister<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
}

/** The email and phone that a member publishes. */
export function PublishedContactFields({ register, errors }: PublishedContactFieldsProps) {
  const { email } = useAccount();
  return (
    <fieldset className="grid gap-5 rounded-lg bg-sage p-5">
      <legend className="float-left w-full font-semibold">
        <Trans>Published contact</Trans>
      </legend>
      <p className="text-sm text-ink-soft">
        <Trans>Anyone can see this on your profile and on listings you own.</Trans>
      </p>
      <div className="grid gap-5">
        <div>
          <p className="text-sm font-semibold">
            <Trans>Email</Trans>
          </p>
          <p className="wrap-anywhere">{email}</p>
          <PublishEmailField address={email} registration={register("publishes_email")} />
        </div>
        <TextField
          label={t`Published phone`}
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

interface PublishEmailFieldProps {
  /** The account email; empty until one is entered. */
  address: string;
  registration: UseFormRegisterReturn;
}

/** A checkbox that publishes the account email, with a hint where it will be shown. */
export function PublishEmailField({ address, registration }: PublishEmailFieldProps) {
  const isPublishable = isPublishableEmail(address);
  const shown = address || t`the address above`;
  return (
    <CheckboxField
      label={t`Show this email on my profile and listings`}
      hint={
        isPublishable
          ? t`Anyone will be able to see ${shown} on your profile and on listings you own. Leave this off to keep it private.`
          : t`We can't publish ${shown} because it contains ?, &, or %. It stays private.`
      }
      className="wrap-anywhere"
      {...registration}
      disabled={!isPublishable}
    />
  );
}
