import { fieldLabel } from "@/lib/listings/fields";

interface StateStatementProps {
  /** As the practice has written it; null where it has none. */
  text: string | null;
}

/** What the law of its state makes a practice say, in its own words. Stands near prices. */
export function StateStatement({ text }: StateStatementProps) {
  if (!text) return null;
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-sans text-sm tracking-normal">{fieldLabel("state_statement")}</h3>
      <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">{text}</p>
    </div>
  );
}
