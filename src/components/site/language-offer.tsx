import { X } from "lucide-react";
import { useOtherLanguage } from "@/components/site/language-link";

interface LanguageOfferProps {
  onDismiss: () => void;
}

/** Offers the page in Spanish, in Spanish. */
export function LanguageOffer({ onDismiss }: LanguageOfferProps) {
  const { address } = useOtherLanguage();
  return (
    <aside
      lang="es"
      aria-label="Idioma"
      className="language-offer fixed inset-x-0 bottom-0 z-20 flex items-center justify-center gap-x-2 border-t border-line bg-sage px-gutter text-sm text-ink shadow-lifted print:hidden [@media(height<25rem)]:static"
    >
      <a
        href={address}
        hrefLang="es"
        data-keeps-input
        className="truncate py-2.5 font-semibold underline underline-offset-4"
      >
        Ver este sitio en español
      </a>
      <button
        type="button"
        aria-label="Cerrar"
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </aside>
  );
}
