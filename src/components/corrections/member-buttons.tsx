import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { RivalButton } from "@/components/claims/rival-button";
import { correctLabel, reportLabel } from "@/components/corrections/labels";
import { Button } from "@/components/ui/button";
import type { Doctor } from "@/hooks/doctors/detail";

const CorrectionDialog = lazy(async () => ({
  default: (await import("@/components/corrections/correction-dialog")).CorrectionDialog,
}));

const ReportDialog = lazy(async () => ({
  default: (await import("@/components/reports/report-dialog")).ReportDialog,
}));

/** A member suggests a correction, reports the listing, or says that it is theirs. */
export function MemberButtons({ doctor, userId }: { doctor: Doctor; userId: string }) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(params.get("suggest") === "correction" ? "correction" : null);

  function close() {
    setOpen(null);
    // Or a reload opens it again.
    if (params.has("suggest")) setParams({}, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen("correction")}>
        {correctLabel}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpen("report")}>
        {reportLabel}
      </Button>
      <RivalButton doctor={doctor} userId={userId} />
      <Suspense>
        {open === "correction" && <CorrectionDialog doctor={doctor} onClose={close} />}
        {open === "report" && (
          <ReportDialog doctorId={doctor.id} practiceName={doctor.practice_name} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
