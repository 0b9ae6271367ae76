import { useSyncExternalStore } from "react";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { dismissOffer, isSpanishOffered, subscribeToOffer } from "@/lib/browser/language-offer";
import { language } from "@/lib/language";

const LanguageOffer = lazyPart(
  async () => (await import("@/components/site/language-offer")).LanguageOffer,
  { Failed: nothing },
);

const isOffered = () => language === "en" && isSpanishOffered();

/** Offers the Spanish site to visitors who prefer Spanish. Below the footer, so that nothing shifts. */
export function LazyLanguageOffer() {
  const isShown = useSyncExternalStore(subscribeToOffer, isOffered, () => false);
  return isShown ? <LanguageOffer onDismiss={dismissOffer} /> : null;
}
