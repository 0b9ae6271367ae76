import { HouseholdCost } from "@/components/household/household-cost";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import { MembershipPrices } from "@/components/prices/membership-prices";
import { NotInsurance } from "@/components/prices/not-insurance";
import { StateStatement } from "@/components/prices/state-statement";
import { JoinActions } from "@/components/requests/join-actions";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { ListingDetail } from "@/hooks/listings/detail";
import { isPublic } from "@/lib/listings/listing-state";
import { paths } from "@/lib/paths";

export function PricingCard({ listing }: { listing: ListingDetail }) {
  return (
    <Card>
      <h2 className="text-xl">Membership Pricing</h2>
      <ConfirmationNote listing={listing} part="prices" />
      {isPublic(listing) ? (
        <HouseholdCost listing={listing} />
      ) : (
        <MembershipPrices prices={listing} />
      )}
      {isPublic(listing) && (
        <div className="mt-5 grid gap-2 print:hidden">
          <JoinActions listing={listing} subscribe="Subscribe Now" />
        </div>
      )}
      <NotInsurance />
      <StateStatement text={listing.state_statement} />
      {isPublic(listing) && (
        <div className="mt-4 text-sm print:hidden">
          <TextLink to={paths.priceSheet(listing.id)}>Printable price sheet</TextLink>
        </div>
      )}
    </Card>
  );
}
