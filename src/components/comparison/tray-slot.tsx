import { lazy, Suspense } from "react";
import type { TrayProps } from "@/components/comparison/tray";
import { useChosen } from "@/hooks/comparison/chosen";

const Tray = lazy(async () => {
  const tray = await import("@/components/comparison/tray").catch(() => null);
  // Without network the page stands without it.
  return { default: tray?.Tray ?? ((_: TrayProps) => null) };
});

/** The place of the tray. Only who has chosen something to compare gets its weight. */
export function TraySlot() {
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <Tray chosen={chosen} />
    </Suspense>
  );
}
