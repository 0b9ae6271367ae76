/** A summary of the article. */
export function ArticleSummary({ points }: { points: readonly string[] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="rounded-xl bg-sage px-6 py-6 sm:px-8 sm:py-7 print:break-inside-avoid print:border print:border-line"
    >
      <h2 id="in-short" className="text-xl">
        In short
      </h2>
      <ul className="mt-3 space-y-2.5">
        {points.map((point) => (
          <li
            key={point}
            className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:h-0.5 before:w-2.5 before:bg-accent"
          >
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
