import { ConfirmationNote } from "@/components/doctors/confirmation-note";
import { JoinButton } from "@/components/doctors/join-button";
import { MembershipPrices } from "@/components/doctors/membership-prices";
import { NotInsurance } from "@/components/doctors/not-insurance";
import { Card } from "@/components/ui/card";
import type { Doctor } from "@/hooks/listings/detail";
import { isPublic } from "@/lib/listings/listing-state";

export function PricingCard({ doctor }: { doctor: Doctor }) {
  return (
    <Card>
      <h2 className="text-xl">Membership Pricing</h2>
      <ConfirmationNote confirmedAt={doctor.confirmed_at} of="Prices" />
      <MembershipPrices prices={doctor} />
      {isPublic(doctor) && (
        <JoinButton doctor={doctor} purpose="membership" className="mt-5 w-full print:hidden">
          Subscribe Now
        </JoinButton>
      )}
      <NotInsurance />
    </Card>
  );
}
