import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useOwnListings } from "@/hooks/listings/own-listings";
import { confirmationText, isConfirmationDue } from "@/lib/listings/confirmation";
import { isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";

/** Reminds a doctor to confirm listings that haven't been confirmed for 90 days. */
export function ConfirmReminder({ userId }: { userId: string }) {
  const { data = [] } = useOwnListings(userId);
  const due = data.filter((one) => isPublic(one) && isConfirmationDue(one.confirmed_at));
  if (due.length === 0) return null;
  return (
    <Notice tone="attention" title="Is your listing up to date?">
      Patients trust prices that were confirmed recently. Please check:
      <ul className="mt-1 list-disc pl-5">
        {due.map(({ id, practice_name, confirmed_at }) => (
          <li key={id}>
            <TextLink to={paths.confirmListing(id)}>{practice_name}</TextLink>
            {": "}
            {confirmationText(confirmed_at)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
