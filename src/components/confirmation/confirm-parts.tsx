import { ConfirmButton } from "@/components/confirmation/confirm-button";
import { ConfirmCard } from "@/components/confirmation/confirm-card";
import { OfficesSummary } from "@/components/confirmation/offices-said";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { useSaveWithChoice } from "@/components/save-conflicts/use-save-with-choice";
import { PanelChoice } from "@/components/staff/panel-choice";
import type { ListingToConfirm } from "@/hooks/listings/confirm";
import type { Practice } from "@/hooks/staff/practices";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone/format-phone";

interface ConfirmPartsProps {
  listing: ListingToConfirm;
  practice: Practice;
}

/** The parts of a listing to confirm: all of them for editors, only the panel for the front desk. */
export function ConfirmParts({ listing, practice }: ConfirmPartsProps) {
  const mayEdit = practice.permissions.includes("edit");
  const panel = useSaveWithChoice("Error");
  // Confirms the version that is shown.
  const shown = { listing, isChanging: panel.isPending };
  const form = paths.ownPractice(listing.id);
  return (
    <>
      {/* Prices have their own column, because they are longer than the rest together. */}
      <ul className="grid items-start gap-6 md:grid-cols-2">
        {mayEdit && (
          <ConfirmCard {...shown} part="prices" editPath={form} className="md:row-span-4">
            <MembershipPrices prices={listing} />
          </ConfirmCard>
        )}
        <ConfirmCard {...shown} part="panel">
          <PanelChoice practice={practice} panel={panel} />
        </ConfirmCard>
        {mayEdit && (
          <ConfirmCard {...shown} part="hours" editPath={paths.offices(listing.id)}>
            <OfficesSummary listing={listing} />
          </ConfirmCard>
        )}
        {mayEdit && (
          <ConfirmCard {...shown} part="phone" editPath={form}>
            {listing.phone ? formatPhone(listing.phone) : "No practice phone is listed."}
          </ConfirmCard>
        )}
      </ul>
      {mayEdit ? (
        <div className="mt-8">
          <ConfirmButton {...shown} />
        </div>
      ) : (
        <p className="mt-8 text-sm text-ink-soft">
          The owner or a manager confirms prices, hours, and phone.
        </p>
      )}
    </>
  );
}
