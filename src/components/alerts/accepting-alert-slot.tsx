import { type ComponentProps, lazy, Suspense } from "react";
import type { AcceptingAlert as Alert } from "@/components/alerts/accepting-alert";

const AcceptingAlert = lazy(async () => {
  const alert = await import("@/components/alerts/accepting-alert").catch(() => null);
  // Without network the listing stands without it.
  return { default: alert?.AcceptingAlert ?? (() => null) };
});

interface AcceptingAlertSlotProps {
  listing: ComponentProps<typeof Alert>["listing"] & { accepting_new_patients: boolean | null };
}

/** Its place, as high as it will be. Only a practice that says it takes nobody has one: unknown is not no. */
export function AcceptingAlertSlot({ listing }: AcceptingAlertSlotProps) {
  if (listing.accepting_new_patients !== false) return null;
  return (
    <div className="mt-3 min-h-11 print:hidden [&>button]:-ml-4.5">
      <Suspense>
        <AcceptingAlert listing={listing} />
      </Suspense>
    </div>
  );
}
