import { lazy, Suspense, useState } from "react";
import { correctLabel, reportLabel } from "@/components/corrections/labels";
import { Button } from "@/components/ui/button";
import type { Doctor } from "@/hooks/doctors/detail";

const CorrectionDialog = lazy(async () => ({
  default: (await import("@/components/corrections/correction-dialog")).CorrectionDialog,
}));

const ReportDialog = lazy(async () => ({
  default: (await import("@/components/reports/report-dialog")).ReportDialog,
}));

/** A member suggests a correction or reports the listing. */
export function MemberButtons({ doctor }: { doctor: Doctor }) {
  const [open, setOpen] = useState<"correction" | "report" | null>(null);
  const dialog = {
    doctorId: doctor.id,
    practiceName: doctor.practice_name,
    onClose: () => setOpen(null),
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen("correction")}>
        {correctLabel}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpen("report")}>
        {reportLabel}
      </Button>
      <Suspense>
        {open === "correction" && <CorrectionDialog {...dialog} />}
        {open === "report" && <ReportDialog {...dialog} />}
      </Suspense>
    </>
  );
}
