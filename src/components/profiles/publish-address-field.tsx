import type { UseFormRegisterReturn } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { isPublishableEmail } from "@/lib/session/credentials";

interface PublishAddressFieldProps {
  /** The account's address; empty as long as none is entered. */
  address: string;
  registration: UseFormRegisterReturn;
}

/** Asks whether the account's address may be published, and says which one it is and where it will show. */
export function PublishAddressField({ address, registration }: PublishAddressFieldProps) {
  const isPublishable = isPublishableEmail(address);
  const shown = address || "the address above";
  return (
    <CheckboxField
      label="Show this address on my listing and profile"
      hint={
        isPublishable
          ? `Everybody could then read ${shown} on your profile and on listings you own. Without this, it stays private.`
          : `${shown} stays private: addresses with ?, & or % cannot be published safely.`
      }
      className="wrap-anywhere"
      {...registration}
      disabled={!isPublishable}
    />
  );
}
