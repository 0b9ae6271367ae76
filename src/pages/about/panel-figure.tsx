const panels = [
  { label: "Direct primary care", people: "500–800", bar: "after:w-2/5 after:bg-accent" },
  { label: "Traditional practice", people: "2,000+", bar: "after:bg-on-deep-soft" },
];

/** How many patients one doctor looks after, drawn to scale: the wide bar is 2,000, the narrow one 800. */
export function PanelFigure() {
  return (
    <figure className="mt-10 max-w-md">
      <figcaption className="text-balance text-sm text-on-deep-soft">
        Patients that one doctor typically looks after
      </figcaption>
      <dl className="mt-4 grid gap-5">
        {panels.map(({ label, people, bar }) => (
          <div
            key={label}
            className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 after:col-span-2 after:mt-2 after:h-3 after:rounded-full ${bar}`}
          >
            <dt>{label}</dt>
            <dd className="font-display text-xl font-semibold">{people}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
