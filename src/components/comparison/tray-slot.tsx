import { lazy, Suspense } from "react";
import { useTrayText } from "@/hooks/comparison/tray";

const Tray = lazy(async () => {
  const tray = await import("@/components/comparison/tray").catch(() => null);
  // Without network the page stands without it.
  return { default: tray?.Tray ?? (() => null) };
});

/** The place of the tray. Only who has chosen something to compare gets its weight. */
export function TraySlot() {
  if (useTrayText() === null) return null;
  return (
    <Suspense>
      <Tray />
    </Suspense>
  );
}
