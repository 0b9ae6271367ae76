interface FieldChangeProps {
  label: string;
  before: string;
  after: string;
}

/** One field as a comparison: what stands or stood there, and what is to follow it. */
export function FieldChange({ label, before, after }: FieldChangeProps) {
  return (
    <p className="break-words whitespace-pre-line">
      <span className="font-semibold">{label}:</span> <del className="text-ink-soft">{before}</del>{" "}
      <span aria-hidden="true">→</span>
      <span className="sr-only">becomes</span> <ins>{after}</ins>
    </p>
  );
}
