import { type ComponentProps, lazy, Suspense } from "react";
import type { ByTelehealth as Group } from "@/components/directory/by-telehealth";
import { useIsNearScreen } from "@/hooks/near-screen";

const ByTelehealth = lazy(async () => {
  const group = await import("@/components/directory/by-telehealth").catch(() => null);
  // Without network what was found stands without it.
  return { default: group?.ByTelehealth ?? (() => null) };
});

/** The place of the practices seen from afar, which are there before the end of what was found is read. */
export function ByTelehealthSlot(props: ComponentProps<typeof Group>) {
  const { isNear, watch } = useIsNearScreen("2000px");
  return (
    <div ref={watch}>
      {isNear && (
        <Suspense>
          <ByTelehealth {...props} />
        </Suspense>
      )}
    </div>
  );
}
