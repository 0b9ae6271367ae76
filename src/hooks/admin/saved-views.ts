import { useSyncExternalStore } from "react";
import { z } from "zod";
import type { QueueFilters, QueueName } from "@/lib/admin/queue-filters";
import { createDeviceStorage } from "@/lib/browser/device-storage";

const views = z.array(
  z.object({
    admin: z.string(),
    queue: z.string(),
    name: z.string(),
    filters: z.record(z.string(), z.string()),
  }),
);

const onDevice = createDeviceStorage("dpc-nearby-queue-views");

function readViews(text: string | null): z.infer<typeof views> {
  try {
    return views.parse(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
}

/**
 * The views of a queue that an admin has named: filters and order. A view is a URL, which admins can share as a link, so only its name is
 * stored, on this device.
 */
export function useSavedViews(admin: string, queue: QueueName) {
  const all = readViews(useSyncExternalStore(onDevice.subscribe, onDevice.get));
  const isOf = (view: (typeof all)[number]) => view.admin === admin && view.queue === queue;
  const without = (name: string) => all.filter((view) => !isOf(view) || view.name !== name);
  return {
    views: all.filter(isOf),
    /** Saves a view. It replaces one of the same name. */
    save: (name: string, filters: QueueFilters) =>
      onDevice.set(JSON.stringify([...without(name), { admin, queue, name, filters }])),
    remove: (name: string) => onDevice.set(JSON.stringify(without(name))),
  };
}
