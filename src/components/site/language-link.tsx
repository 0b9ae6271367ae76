import { useLocation } from "react-router-dom";
import { useIsTranslated } from "@/hooks/site/translated-page";
import { language, withLanguage } from "@/lib/language";
import { paths } from "@/lib/paths";

const other = {
  en: { language: "es", name: "Español" },
  es: { language: "en", name: "English" },
} as const;

/** Returns the address of the current page in the other language, or of the home page if it is only in one. */
export function useOtherLanguage() {
  const { pathname, search } = useLocation();
  const path = useIsTranslated() ? `${pathname}${search}` : paths.home;
  return { ...other[language], address: withLanguage(path, other[language].language) };
}

/** A link to the page in the other language. Works without scripts, and keeps what was typed: see early-input.ts. */
export function LanguageLink({ className }: { className: string }) {
  const { language, name, address } = useOtherLanguage();
  return (
    <a href={address} lang={language} hrefLang={language} data-keeps-input className={className}>
      {name}
    </a>
  );
}
