import { useSyncExternalStore } from "react";
import { keptOnDevice } from "@/lib/browser/kept-on-device";

/** How the rows of a queue are shown: one line each, or with all their details. */
export type QueueView = "list" | "details";

const onDevice = keptOnDevice("dpc-nearby-queue-view");

/** The view that the admin chose on this device; null before they chose one. */
export function useQueueView(): [QueueView | null, (view: QueueView) => void] {
  const stored = useSyncExternalStore(onDevice.subscribe, onDevice.get);
  const view = stored === "list" || stored === "details" ? stored : null;
  return [view, onDevice.keep];
}
