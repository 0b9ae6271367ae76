import { lazy, Suspense } from "react";
import { ByVisitor } from "@/components/session/by-visitor";

const SuspensionBanner = lazy(async () => {
  const banner = await import("@/components/layout/suspension-banner").catch(() => null);
  // Without network the page goes on without it.
  return { default: banner?.SuspensionBanner ?? (() => null) };
});

/** The place where a suspended member is told so, on every page. Strangers go without its weight. */
export function SuspensionSlot() {
  return (
    <ByVisitor
      stranger={null}
      member={
        <Suspense>
          <SuspensionBanner />
        </Suspense>
      }
      memberSoon={null}
    />
  );
}
