import type { ComponentProps } from "react";
import type { AcceptingAlert as Alert } from "@/components/alerts/accepting-alert";
import { lazyPart, nothing } from "@/components/ui/lazy-part";

const AcceptingAlert = lazyPart(
  async () => (await import("@/components/alerts/accepting-alert")).AcceptingAlert,
  { Failed: nothing },
);

interface AcceptingAlertSlotProps {
  listing: ComponentProps<typeof Alert>["listing"] & { accepting_new_patients: boolean | null };
}

/** Its place, as high as it will be. Only a practice that says it takes nobody has one: unknown is not no. */
export function AcceptingAlertSlot({ listing }: AcceptingAlertSlotProps) {
  if (listing.accepting_new_patients !== false) return null;
  return (
    <div className="mt-3 min-h-11 print:hidden [&>button]:-ml-4.5">
      <AcceptingAlert listing={listing} />
    </div>
  );
}
