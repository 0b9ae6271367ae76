import { t } from "@/lib/messages";

interface FieldChangeProps {
  label: string;
  before: string;
  after: string;
}

/** One field's value before and after a change. */
export function FieldChange({ label, before, after }: FieldChangeProps) {
  return (
    <p className="break-words whitespace-pre-line">
      <span className="font-semibold">{label}:</span> <del className="text-ink-soft">{before}</del>{" "}
      <span aria-hidden="true">→</span>
      <span className="sr-only">{t`becomes`}</span> <ins>{after}</ins>
    </p>
  );
}
