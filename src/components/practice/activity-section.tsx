import { LoadFailure } from "@/components/ui/load-failure";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { useActivityWeeks } from "@/hooks/practice/listing-activity";
import { formatDayOfYear } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";
import {
  type ActivityWeek,
  activityInWords,
  activityKinds,
  lastWeekInWords,
  mostOf,
} from "@/lib/practice/activity-weeks";

/** Weekly counts. The bar under each number compares it with the listing's own best week. */
function WeeksTable({ weeks }: { weeks: readonly ActivityWeek[] }) {
  return (
    <table className="w-full text-left text-sm max-md:hidden">
      <caption className="sr-only">Listing activity by week</caption>
      <thead className="text-ink-soft">
        <tr className="border-b-2 border-line-strong/60">
          <th scope="col" className="py-2 pr-4 font-normal">
            Week of
          </th>
          {activityKinds.map(({ kind, label }) => (
            <th key={kind} scope="col" className={`${cell} font-normal`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.week} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-semibold whitespace-nowrap">
              {formatDayOfYear(week.week)}
              {index === 0 && (
                <span className="block font-normal text-ink-soft">This week so far</span>
              )}
            </th>
            {activityKinds.map(({ kind }) => (
              <td key={kind} className={`${cell} align-top`}>
                {formatCount(week[kind])}
                <Bar amount={week[kind]} most={mostOf(weeks, kind)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same counts as the table, as text that fits on a phone. */
const WeeksList = ({ weeks }: { weeks: readonly ActivityWeek[] }) => (
  <ul aria-label="Listing activity by week" className="text-sm md:hidden">
    {weeks.map((week, index) => (
      <li key={week.week} className="border-b border-line py-3">
        <p className="font-semibold">
          Week of {formatDayOfYear(week.week)}
          {index === 0 && <span className="font-normal text-ink-soft"> (this week so far)</span>}
        </p>
        <p className="mt-1">{activityInWords(week) ?? "No activity"}</p>
      </li>
    ))}
  </ul>
);

const cell = "px-2 py-2 text-right";

function Bar({ amount, most }: { amount: number; most: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full">
      <rect
        x={most === 0 ? 100 : 100 - (100 * amount) / most}
        width={most === 0 ? 0 : (100 * amount) / most}
        height="4"
        className="fill-primary"
      />
    </svg>
  );
}

/** How visitors used a listing, week by week, for its owner. */
export function ActivitySection({ listingId }: { listingId: string }) {
  return (
    <Section title="How your listing is used">
      <Weeks listingId={listingId} />
      <p className="mt-6 max-w-prose text-sm text-ink-soft">
        These counts are approximate and cover only this listing. We store daily totals without
        cookies, names, or addresses, so repeat visits count again. We don't count visits by the
        practice's own team while they're signed in, or by people whose browser asks not to be
        tracked, and we cap unusual spikes. Weeks start on Monday, Central Time.{" "}
        <TextLink to={paths.privacy} className="py-1">
          What we count and what we don't
        </TextLink>
      </p>
    </Section>
  );
}

function Weeks({ listingId }: { listingId: string }) {
  const weeks = useActivityWeeks(listingId);

  if (weeks.isPending) return <SectionLoading label="Loading activity..." />;
  if (!weeks.data) return <LoadFailure query={weeks} />;
  if (weeks.data.length === 0) {
    return (
      <SectionEmpty>
        No activity yet. When patients see your listing in the directory, open it, or use its phone,
        directions, or website link, the counts will show up here.
      </SectionEmpty>
    );
  }
  const summary = lastWeekInWords(weeks.data);
  return (
    <>
      {summary && <p className="mb-5 max-w-prose">{summary}</p>}
      <WeeksTable weeks={weeks.data} />
      <WeeksList weeks={weeks.data} />
    </>
  );
}
