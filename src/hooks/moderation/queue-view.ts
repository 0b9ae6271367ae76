import { useSyncExternalStore } from "react";
import { keptOnDevice } from "@/lib/browser/kept-on-device";

/** The layout of a queue: a compact list, or rows with all details. */
export type QueueView = "list" | "details";

const onDevice = keptOnDevice("dpc-nearby-queue-view");

/** The layout that the admin chose on this device; null if none. */
export function useQueueView(): [QueueView | null, (view: QueueView) => void] {
  const stored = useSyncExternalStore(onDevice.subscribe, onDevice.get);
  const view = stored === "list" || stored === "details" ? stored : null;
  return [view, onDevice.keep];
}
