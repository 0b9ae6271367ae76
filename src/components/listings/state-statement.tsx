import { textLanguage } from "@/lib/format/text-language";
import { fieldLabel } from "@/lib/listings/fields";

interface StateStatementProps {
  /** The practice's own text; null without one. */
  text: string | null;
}

/** A statement that state law requires, in the practice's own words, shown near prices. */
export function StateStatement({ text }: StateStatementProps) {
  if (!text) return null;
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-sans text-sm tracking-normal">{fieldLabel("state_statement")}</h3>
      <p lang={textLanguage(text)} className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">
        {text}
      </p>
    </div>
  );
}
