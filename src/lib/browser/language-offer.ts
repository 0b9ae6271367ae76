import { createDeviceStorage } from "@/lib/browser/device-storage";
import type { Language } from "@/lib/language";

/** Whether this device is offered the Spanish site: "always", "dismissed", or by the browser's language. */
const choice = createDeviceStorage("dpc-nearby-language-offer");

export const subscribeToOffer = choice.subscribe;

/** Whether an English page offers the Spanish one. */
export const isSpanishOffered = (): boolean =>
  choice.get() === "always" ||
  (choice.get() === null && /^es\b/i.test(navigator.languages[0] ?? ""));

export const dismissOffer = (): void => choice.set("dismissed");

/**
 * Remembers the language of a page, and whether the visitor has just switched to it. A visitor of Spanish pages is
 * offered them on English ones too, until they choose English.
 */
export function rememberLanguage(language: Language, hasSwitched: boolean): void {
  if (language === "en" && hasSwitched) dismissOffer();
  if (language === "es" && (hasSwitched || choice.get() === null)) choice.set("always");
}
