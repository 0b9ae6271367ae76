import type { UseFormRegisterReturn } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { isPublishableEmail } from "@/lib/session/credentials";

interface PublishEmailFieldProps {
  /** The account's address; empty as long as none is entered. */
  address: string;
  registration: UseFormRegisterReturn;
}

/** Asks whether the account's address may be published, and says which one it is and where it will show. */
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
