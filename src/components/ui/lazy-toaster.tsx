import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasToasted, toasts } from "@/lib/toast";

const Toaster = lazy(async () => ({ default: (await import("@/components/ui/toaster")).Toaster }));

/** Loads the toaster with the first message, and keeps it: the last toast must be able to leave. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(toasts.subscribe, hasToasted, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
