import { type ActivityWeek, activityKinds, mostOf } from "@/lib/activity/weeks";
import { formatDayOfYear } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";

/** Weekly counts. The bar under each number compares it with the listing's own best week. */
export function WeeksTable({ weeks }: { weeks: readonly ActivityWeek[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label="Weeks"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, with the keyboard too.
      tabIndex={0}
      className="overflow-x-auto max-sm:-mx-gutter max-sm:px-gutter"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">How often the listing was used, by week</caption>
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
    </div>
  );
}

const cell = "min-w-18 px-2 py-2 text-right";

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
