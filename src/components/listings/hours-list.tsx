import { formatHours, type Span } from "@/lib/listings/hours";

/** Opening hours, with equal days grouped. */
export function HoursList({ spans }: { spans: readonly Span[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {formatHours(spans).map(({ days, times }) => (
        <div key={days} className="contents">
          <dt className="text-ink-soft">{days}</dt>
          <dd>
            {times.map((time) => (
              <span key={time} className="block">
                {time}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
