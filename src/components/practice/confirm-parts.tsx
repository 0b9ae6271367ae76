import type { ReactNode } from "react";
import { useSaveWithChoice } from "@/components/editor/use-save-with-choice";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import { OfficeFactsList } from "@/components/listings/office-facts-list";
import { AvailabilityChoice } from "@/components/practice/availability-choice";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type ListingToConfirm, useConfirmListing } from "@/hooks/practice/confirm-listing";
import type { Practice } from "@/hooks/practice/own-practices";
import { formatPhone } from "@/lib/format/format-phone";
import { joinClasses } from "@/lib/join-classes";
import { addressOf, mailingNote } from "@/lib/listings/address";
import type { ConfirmedPart } from "@/lib/listings/confirmation";
import { furtherOffices, mainOffice } from "@/lib/listings/office";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const partNames: Record<ConfirmedPart, string> = {
  prices: "Prices",
  panel: "Availability",
  hours: "Offices and hours",
  phone: "Phone",
};

interface ConfirmPartsProps {
  listing: ListingToConfirm;
  practice: Practice;
}

/** The parts of a listing to confirm: all of them for editors, only the availability for the front desk. */
export function ConfirmParts({ listing, practice }: ConfirmPartsProps) {
  const canEdit = practice.permissions.includes("edit");
  const saving = useSaveWithChoice("Error");
  // Confirms the version that is shown.
  const shown = { listing, isChanging: saving.isPending };
  const pathTo = (field: string) => paths.ownPracticeField(listing.id, field);
  return (
    <>
      {/* Prices have their own column, because they are longer than the rest together. */}
      <ul className="grid items-start gap-6 md:grid-cols-2">
        {canEdit && (
          <ConfirmCard
            {...shown}
            part="prices"
            editPath={pathTo("monthly_price")}
            className="md:row-span-4"
          >
            <MembershipPrices prices={listing} />
          </ConfirmCard>
        )}
        <ConfirmCard {...shown} part="panel">
          <AvailabilityChoice practice={practice} saving={saving} />
        </ConfirmCard>
        {canEdit && (
          <ConfirmCard {...shown} part="hours" editPath={pathTo("offices")}>
            <OfficesSummary listing={listing} />
          </ConfirmCard>
        )}
        {canEdit && (
          <ConfirmCard {...shown} part="phone" editPath={pathTo("phone")}>
            {listing.phone ? formatPhone(listing.phone) : "No practice phone is listed."}
          </ConfirmCard>
        )}
      </ul>
      {canEdit ? (
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

/** The offices of a listing and their hours. */
function OfficesSummary({ listing }: { listing: ListingToConfirm }) {
  const main = mainOffice(listing.offices);
  const placeOf = (office: Parameters<typeof addressOf>[0]) => {
    const note = mailingNote({ ...office, telehealth_only: listing.telehealth_only });
    return note ? `${addressOf(office)} (${note})` : addressOf(office);
  };
  return (
    <div className="grid gap-4">
      <Office place={placeOf(listing)}>
        {main ? (
          <OfficeFactsList office={main} />
        ) : (
          <p className="text-sm text-ink-soft">No hours are listed.</p>
        )}
      </Office>
      {furtherOffices(listing.offices).map((office) => (
        <Office key={addressOf(office)} place={placeOf(office)}>
          {office.phone && <p className="text-sm">{formatPhone(office.phone)}</p>}
          <OfficeFactsList office={office} />
        </Office>
      ))}
    </div>
  );
}

function Office({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">{place}</p>
      {children}
    </div>
  );
}

interface ConfirmCardProps {
  listing: ListingToConfirm;
  part: ConfirmedPart;
  /** The page to edit the part, if it isn't edited here. */
  editPath?: string;
  isChanging: boolean;
  className?: string;
  /** The part's current content. */
  children: ReactNode;
}

/** One part of a listing, when it was last confirmed, and the button to confirm it again. */
function ConfirmCard({
  listing,
  part,
  editPath,
  isChanging,
  className,
  children,
}: ConfirmCardProps) {
  return (
    <li className={joinClasses("grid", className)}>
      <Card className="grid content-start gap-4">
        <div>
          <h2 className="text-xl">{partNames[part]}</h2>
          <ConfirmationNote listing={listing} part={part} />
        </div>
        <div>{children}</div>
        <div className="flex flex-wrap gap-2">
          <ConfirmButton listing={listing} part={part} isChanging={isChanging} />
          {editPath && (
            <LinkButton to={editPath} variant="ghost" size="sm">
              Edit <VisuallyHidden>{partNames[part].toLowerCase()}</VisuallyHidden>
            </LinkButton>
          )}
        </div>
      </Card>
    </li>
  );
}

interface ConfirmButtonProps {
  listing: ListingToConfirm;
  /** All parts if omitted. */
  part?: ConfirmedPart;
  /** Whether the listing is being saved, so that its version is about to change. */
  isChanging: boolean;
}

/** Confirms that a part of a listing, or all of it, is current. */
function ConfirmButton({ listing, part, isChanging }: ConfirmButtonProps) {
  const confirm = useConfirmListing();
  const { id, version } = listing;
  const name = part ? partNames[part] : "Everything";

  const submit = () =>
    confirm.mutate(
      { id, part, version },
      {
        onSuccess: () =>
          toast({
            title: `${name} confirmed`,
            description: "Your listing now shows today's date",
            tone: "success",
          }),
      },
    );

  return (
    <Button
      variant={part ? "secondary" : "primary"}
      size={part ? "sm" : undefined}
      aria-label={part && `Confirm: ${name}`}
      isBusy={confirm.isPending || isChanging}
      onClick={submit}
    >
      {part ? "Confirm" : "Confirm all"}
    </Button>
  );
}
