import { BellRing } from "lucide-react";
import { EndAlertButton } from "@/components/alerts/end-alert-button";

interface AlertStatusProps {
  id: string;
  /** What will be told: "when Oak Family Medicine accepts patients". */
  what: string;
  /** What it is about, in a word or two. */
  of: string;
}

/** Says what a member will be told of, with the way to take it back. */
export function AlertStatus({ id, what, of }: AlertStatusProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p role="status" className="flex items-start gap-2.5 py-2.5 text-sm text-ink">
        <BellRing aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="min-w-0 break-words">We'll notify you {what}.</span>
      </p>
      <EndAlertButton id={id} of={of} />
    </div>
  );
}
