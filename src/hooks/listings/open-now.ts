import { useSyncExternalStore } from "react";
import { describeOpenNow, type OpeningHours } from "@/lib/listings/opening-hours";

const minute = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/**
 * The time zone of the device; null until the first tick, so that the page is interactive before
 * `Intl` loads its data.
 */
let readerZone: string | null = null;

function tick() {
  timer = setTimeout(tick, minute - (Date.now() % minute));
  readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setTimeout(tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/**
 * Whether an office is open, in words, updated when they change. Null on the server, which doesn't know when and where
 * its page will be read, and without hours.
 */
export const useOpenNow = (office: OpeningHours): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readerZone && describeOpenNow(office, Date.now(), readerZone),
    () => null,
  );
