import { Flag, PencilLine } from "lucide-react";

export const correctLabel = (
  <>
    <PencilLine aria-hidden="true" />
    Suggest a correction
  </>
);

export const reportLabel = (
  <>
    <Flag aria-hidden="true" />
    Report this listing
  </>
);
