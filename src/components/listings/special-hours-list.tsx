import { useIsInBrowser } from "@/hooks/in-browser";
import { textLanguage } from "@/lib/format/text-language";
import { holidayName } from "@/lib/listings/holiday-names";
import type { SpecialHours } from "@/lib/listings/hours";
import { dayFromNow, daysInWords, timesInWords, withoutPast } from "@/lib/listings/special-hours";
import { t } from "@/lib/messages";

const daysAhead = 60;

/**
 * The special hours of the next 60 days. Renders nothing on the server, which doesn't know what day
 * it is for the visitor.
 */
export function SpecialHoursList({ list }: { list: readonly SpecialHours[] }) {
  const isInBrowser = useIsInBrowser();
  const shown = withoutPast(list).filter(({ from }) => from <= dayFromNow(daysAhead));
  if (!isInBrowser || shown.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">{t`Holiday hours`}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {shown.map((special) => (
          <div key={special.from} className="contents">
            <dt className="text-ink-soft">{daysInWords(special)}</dt>
            <dd>
              {timesInWords(special)}
              {special.name && <OccasionName name={special.name} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The occasion of special hours, in the practice's own words unless it is a holiday. */
function OccasionName({ name }: { name: string }) {
  const holiday = holidayName(name);
  return <span lang={holiday ? undefined : textLanguage(name)}> ({holiday ?? name})</span>;
}
