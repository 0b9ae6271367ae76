import { useSyncExternalStore } from "react";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { language } from "@/lib/language";

const LanguageOffer = lazyPart(
  async () => (await import("@/components/site/language-offer")).LanguageOffer,
  { Failed: nothing },
);

const dismissal = createDeviceStorage("dpc-nearby-language-offer");

const isOffered = () =>
  language === "en" && /^es\b/i.test(navigator.languages[0] ?? "") && dismissal.get() === null;

/** Offers the Spanish site to visitors whose browser prefers Spanish. Below the footer, so that nothing shifts. */
export function LazyLanguageOffer() {
  const isShown = useSyncExternalStore(dismissal.subscribe, isOffered, () => false);
  return isShown ? <LanguageOffer onDismiss={() => dismissal.set("dismissed")} /> : null;
}
