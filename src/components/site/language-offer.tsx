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
      className="sticky bottom-0 z-20 flex items-center justify-center gap-x-2 border-t border-line bg-sage px-gutter py-1.5 text-sm text-ink shadow-lifted print:hidden"
    >
      <p>
        Este sitio también está en{" "}
        <a
          href={address}
          hrefLang="es"
          data-keeps-input
          className="inline-block py-2.5 font-semibold underline underline-offset-4"
        >
          español
        </a>
        .
      </p>
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
