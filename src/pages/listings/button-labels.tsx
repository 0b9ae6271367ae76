import { Flag, PencilLine } from "lucide-react";
import { t } from "@/lib/messages";

export const correctLabel = (
  <>
    <PencilLine aria-hidden="true" />
    {t`Suggest a correction`}
  </>
);

export const reportLabel = (
  <>
    <Flag aria-hidden="true" />
    {t`Report this listing`}
  </>
);
