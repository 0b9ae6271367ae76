import { LinkButton } from "@/components/ui/link-button";
import type { OwnListing } from "@/hooks/listings/own";
import { confirmationText } from "@/lib/listings/confirmation";
import { paths } from "@/lib/paths";

/** Shows when the listing was last confirmed, with a link to confirm it again. */
export const ConfirmPanel = ({ practice }: { practice: OwnListing }) => (
  <div>
    <p className="text-sm">
      <strong className="font-semibold">{confirmationText(practice.confirmed_at)}.</strong> Patients
      see when you last confirmed prices, availability, hours, and phone.
    </p>
    <LinkButton
      to={paths.stillRight(practice.id)}
      variant="secondary"
      size="sm"
      className="mt-3 w-fit"
    >
      Confirm your info is current
    </LinkButton>
  </div>
);
