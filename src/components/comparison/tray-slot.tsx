import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useTrayText } from "@/hooks/comparison/tray";

const Tray = lazyPart(async () => (await import("@/components/comparison/tray")).Tray, {
  Failed: nothing,
});

/** The place of the tray. Only who has chosen something to compare gets its weight. */
export function TraySlot() {
  if (useTrayText() === null) return null;
  return <Tray />;
}
