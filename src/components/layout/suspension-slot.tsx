import { ByVisitor } from "@/components/session/by-visitor";
import { lazyPart, nothing } from "@/components/ui/lazy-part";

const SuspensionBanner = lazyPart(
  async () => (await import("@/components/layout/suspension-banner")).SuspensionBanner,
  { Failed: nothing },
);

/** The place where a suspended member is told so, on every page. Strangers go without its weight. */
export function SuspensionSlot() {
  return <ByVisitor stranger={null} member={<SuspensionBanner />} memberSoon={null} />;
}
