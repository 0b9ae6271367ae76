import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { type SiteMeasure, useSiteState } from "@/hooks/admin/site-state";
import { formatCount } from "@/lib/format/numbers";

const percent = (value: number) => `${Math.round(value)}%`;

interface MeasureCopy {
  label: string;
  /** What the trend shows, or what the number is about if it has none. */
  note: string;
  format: (value: number) => string;
  /** The format of the trend's numbers, if it differs. */
  formatTrend?: (value: number) => string;
}

const copies: Record<string, MeasureCopy> = {
  listings: { label: "Listings", note: "New weekly", format: formatCount },
  claimed: {
    label: "Claimed",
    note: "Approved weekly",
    format: percent,
    formatTrend: formatCount,
  },
  confirmed: { label: "Confirmed", note: "This quarter", format: percent },
  requests: { label: "Answered", note: "Requests, weekly", format: percent },
  members: { label: "Members", note: "New weekly", format: formatCount },
  posts: { label: "Posts", note: "New weekly", format: formatCount },
};

/** The state of the site: one number for each measure, with its trend. */
export function SiteStateRow() {
  const query = useSiteState();
  if (query.error) return <LoadFailure query={query} />;
  if (!query.data)
    return (
      <LoadingSkeleton label="Loading the state of the site..." className="mb-8 h-36 rounded-xl" />
    );
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
    <li className="w-36 min-w-0 p-4 xl:w-auto xl:flex-1 xl:px-3.5">
      <p className="text-xs text-ink-soft">{copy.label}</p>
      <p className="mt-1 text-xl leading-tight xl:text-lg font-semibold whitespace-nowrap tabular-nums">
        {value === null ? "None yet" : copy.format(value)}
      </p>
      <div className="mt-3 h-8">{trend && <TrendChart copy={copy} values={trend} />}</div>
      <p className="mt-2 text-xs text-ink-soft">{copy.note}</p>
    </li>
  );
}

interface TrendChartProps {
  copy: MeasureCopy;
  /** One value per week, oldest first; null for a week without one. */
  values: readonly (number | null)[];
}

/** A bar for each week; the last one is emphasized. Screen readers get the values as text. */
function TrendChart({ copy, values }: TrendChartProps) {
  const { label, note, format, formatTrend = format } = copy;
  const most = Math.max(...values.map((value) => value ?? 0));
  const text = values.map((value) => (value === null ? "none" : formatTrend(value))).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${label}: ${note.toLowerCase()} for 12 weeks, oldest first: ${text}`}
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
