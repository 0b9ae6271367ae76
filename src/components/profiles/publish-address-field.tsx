import type { UseFormRegisterReturn } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { isPublishableEmail } from "@/lib/session/credentials";

interface PublishEmailFieldProps {
  /** The account email; empty until one is entered. */
  address: string;
  registration: UseFormRegisterReturn;
}

/** A checkbox that publishes the account email, with a hint where it will be shown. */
export function PublishEmailField({ address, registration }: PublishEmailFieldProps) {
  const isPublishable = isPublishableEmail(address);
  const shown = address || "the address above";
  return (
    <CheckboxField
      label="Show this email on my profile and listings"
      hint={
        isPublishable
          ? `Anyone will be able to see ${shown} on your profile and on listings you own. Leave this off to keep it private.`
          : `We can't publish ${shown} because it contains ?, &, or %. It stays private.`
      }
      className="wrap-anywhere"
      {...registration}
      disabled={!isPublishable}
    />
  );
}
