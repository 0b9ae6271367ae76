const panels = [
  { label: "Direct primary care", people: "500–800", bar: "after:w-2/5 after:bg-accent" },
  { label: "Traditional practice", people: "2,000+", bar: "after:w-full after:bg-on-deep-soft" },
];

/** The number of patients per doctor, drawn to scale: the wide bar is 2,000, the narrow one 800. */
export function PanelFigure() {
  return (
    <figure className="mt-10 max-w-md">
      <figcaption className="text-balance text-sm text-on-deep-soft">
        Typical number of patients per doctor
      </figcaption>
      <dl className="mt-4 grid gap-5">
        {panels.map(({ label, people, bar }) => (
          <div
            key={label}
            // The bar is below both, and the number wraps below the label with large text.
            className={`flex flex-wrap items-baseline justify-between gap-x-4 before:order-1 before:basis-full after:order-2 after:mt-2 after:h-3 after:rounded-full ${bar}`}
          >
            <dt>{label}</dt>
            <dd className="font-display text-xl font-semibold">{people}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
