import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { type SiteMeasure, useSiteState } from "@/hooks/admin/site-state";
import { formatCount, inWords } from "@/lib/format/numbers";

/** A duration in hours, in its largest unit: "40 minutes", "5 hours", "3 days". */
function formatHours(hours: number): string {
  if (hours < 1) return inWords(Math.max(1, Math.round(hours * 60)), "minute");
  return hours < 48 ? inWords(Math.round(hours), "hour") : inWords(Math.round(hours / 24), "day");
}

const percent = (value: number) => `${Math.round(value)}%`;

interface MeasureCopy {
  label: string;
  format: (value: number) => string;
  /** What the trend shows. */
  trend?: string;
  /** The format of the trend's numbers, if it differs. */
  formatTrend?: (value: number) => string;
  /** The line below the chart, by the number of the last seven days. */
  caption: (latest: number) => string;
}

const copies: Record<string, MeasureCopy> = {
  listings: {
    label: "Listings",
    format: formatCount,
    trend: "Listings published for the first time, per week",
    caption: (latest) => `${formatCount(latest)} new this week`,
  },
  claimed: {
    label: "Claimed",
    format: percent,
    trend: "Claims approved per week",
    formatTrend: formatCount,
    caption: (latest) => `${inWords(latest, "claim")} this week`,
  },
  confirmed: {
    label: "Confirmed",
    format: percent,
    caption: () => "of listings, this quarter",
  },
  requests: {
    label: "Requests answered",
    format: percent,
    trend: "Percent of requests answered, by the week they were sent",
    caption: () => "of the last 12 weeks",
  },
  members: {
    label: "Members",
    format: formatCount,
    trend: "Members who joined, per week",
    caption: (latest) => `${formatCount(latest)} new this week`,
  },
  posts: {
    label: "Posts",
    format: formatCount,
    trend: "Posts per week",
    caption: (latest) => `${formatCount(latest)} new this week`,
  },
  decisions: {
    label: "Time to decision",
    format: formatHours,
    trend: "Median time to a decision, by week",
    caption: () => "median of 12 weeks",
  },
};

/** The state of the site: one number for each measure, with its trend. */
export function SiteStateRow() {
  const query = useSiteState();
  if (query.error) return <LoadFailure query={query} />;
  if (!query.data) {
    return (
      <LoadingRegion label="Loading the state of the site..." isLabelHidden className="mb-8">
        <Skeleton className="h-36 rounded-xl" />
      </LoadingRegion>
    );
  }
  return (
    <section
      aria-label="State of the site"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, with the keyboard too.
      tabIndex={0}
      className="mb-8 overflow-x-auto rounded-xl bg-surface shadow-soft ring-1 ring-line ring-inset"
    >
      <ul className="flex min-w-max divide-x divide-line xl:min-w-0">
        {query.data.map((measure) => (
          <Measure key={measure.measure} measure={measure} />
        ))}
      </ul>
    </section>
  );
}

function Measure({ measure: { measure, value, trend } }: { measure: SiteMeasure }) {
  const copy = copies[measure];
  if (!copy) return null;
  return (
    <li className="flex w-36 min-w-0 flex-col p-4 xl:w-auto xl:flex-1">
      <p className="text-xs text-ink-soft">{copy.label}</p>
      <p className="mt-1 text-xl leading-tight font-semibold tabular-nums">
        {value === null ? "None yet" : copy.format(value)}
      </p>
      <div className="mt-3 h-8">
        {trend && copy.trend && (
          <TrendChart label={copy.trend} values={trend} format={copy.formatTrend ?? copy.format} />
        )}
      </div>
      <p className="mt-2 text-xs text-ink-soft">{copy.caption(trend?.at(-1) ?? 0)}</p>
    </li>
  );
}

interface TrendChartProps {
  label: string;
  /** One value per week, oldest first; null for a week without one. */
  values: readonly (number | null)[];
  format: (value: number) => string;
}

/** A bar for each week; the last one is emphasized. Screen readers get the values as text. */
function TrendChart({ label, values, format }: TrendChartProps) {
  const most = Math.max(...values.map((value) => value ?? 0));
  const text = values.map((value) => (value === null ? "none" : format(value))).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${label}, oldest first: ${text}`}
      viewBox="0 0 120 32"
      preserveAspectRatio="none"
      className="size-full"
    >
      {values.map((value, week) => {
        const height = value === null ? 0 : Math.max(1.5, most === 0 ? 0 : (30 * value) / most);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the week.
            key={week}
            x={week * 10 + 1}
            y={32 - height}
            width={8}
            height={height}
            className={week === values.length - 1 ? "fill-primary" : "fill-line-strong/50"}
          />
        );
      })}
    </svg>
  );
}
