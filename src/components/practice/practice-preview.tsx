import { useFormContext } from "react-hook-form";
import { DoctorCard } from "@/components/doctors/doctor-card";
import { MembershipPrices } from "@/components/doctors/membership-prices";
import { NotInsurance } from "@/components/doctors/not-insurance";
import type { PracticeValues } from "@/components/practice/practice-schema";
import { toPreviewCard, toPreviewPrices } from "@/components/practice/preview-values";
import { Card } from "@/components/ui/card";

/** The listing as patients will see it, while it is being written. To look at only: it repeats the form. */
export function PracticePreview({ id }: { id: string }) {
  const values = useFormContext<PracticeValues>().watch();
  return (
    <div inert className="grid gap-6">
      <p className="text-sm font-semibold text-ink-soft">How patients will see it</p>
      <DoctorCard doctor={toPreviewCard(id, values)} />
      <Card>
        <h2 className="text-xl">Membership Pricing</h2>
        <MembershipPrices prices={toPreviewPrices(values)} />
        <NotInsurance />
      </Card>
    </div>
  );
}
