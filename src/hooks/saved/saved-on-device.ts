import { useSyncExternalStore } from "react";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { withLanguage, withoutLanguage } from "@/lib/language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { readSaved, writeSaved } from "@/lib/saved/saved-ids";
import { hasStoredSession } from "@/lib/supabase/session-hint";
import { maxSavedListings } from "@/lib/supabase/shared-limits";
import { toast } from "@/lib/toast";

/** The saved listings of a visitor, stored on the device until they sign in; see `readSaved`. */
export const savedOnDevice = createDeviceStorage("dpc-nearby-saved");

/** The stored listings; null on the server. */
export const useSavedText = (): string | null =>
  useSyncExternalStore(savedOnDevice.subscribe, savedOnDevice.get, () => null);

/** Removes listings from the device. */
export function dropFromDevice(dropped: readonly string[]): void {
  const ids = readSaved(savedOnDevice.get());
  const rest = ids.filter((id) => !dropped.includes(id));
  if (rest.length < ids.length) savedOnDevice.set(writeSaved(rest));
}

/** Saves a listing on the device, or shows a toast if it is full. */
export function keepOnDevice(id: string): void {
  const ids = readSaved(savedOnDevice.get());
  if (ids.length < maxSavedListings) savedOnDevice.set(writeSaved([id, ...ids]));
  else {
    const title = t`You've saved ${maxSavedListings} practices`;
    toast({ title, description: t`Remove one to save another.`, tone: "error" });
  }
}

/** Saves a listing on the device or removes it. The first one saved shows a toast that suggests signing in. */
export function toggleOnDevice(id: string): void {
  const isFirst = savedOnDevice.get() === null;
  if (readSaved(savedOnDevice.get()).includes(id)) dropFromDevice([id]);
  else keepOnDevice(id);
  // A member clicked before the session was known: the listing will be added to their account.
  if (!isFirst || hasStoredSession()) return;
  toast({
    title: t`Saved on this device only`,
    tone: "info",
    isOfPage: true,
    action: {
      label: t`Sign In`,
      alternative: t`Or use Sign In at the top of the page.`,
      onPress: () => {
        const here = `${withoutLanguage(location.pathname)}${location.search}`;
        location.assign(withLanguage(paths.signIn(here)));
      },
    },
  });
}
