import { ResultList } from "@/components/admin/result-list";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { useWaitingCases, type WaitingCase } from "@/hooks/admin/waiting-cases";
import { decisionLabel } from "@/lib/admin/decision-labels";
import { reasonLabels } from "@/lib/admin/report-reasons";
import { withColumnLabels } from "@/lib/editor/listing-history";
import { inWords } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { SiteStateRow } from "@/pages/admin/today-site-state";

const riskTones = ["danger", "attention", "info", "neutral", "neutral"] as const;

/** After this many days, the wait is emphasized. */
const longWait = 7;

const msPerDay = 86_400_000;

/** What a case is about, as far as its detail says it. */
function describeCase({ kind, detail }: WaitingCase): string | null {
  if (!detail) return null;
  if (/ (?:post|comment|story)$/.test(kind)) return `“${detail}”`;
  if (kind === "reported listing" || kind === "reported member") {
    return new Map<string, string>(Object.entries(reasonLabels)).get(detail) ?? detail;
  }
  if (kind === "appeal") return `Against: ${decisionLabel(detail)}`;
  if (kind === "claim") return `Claimed by ${detail}`;
  if (kind === "message") return `From ${detail}`;
  if (kind === "change" || kind === "correction") return `Changes the ${withColumnLabels(detail)}`;
  return detail;
}

/** The start page of the admin's day: the state of the site, and what waits in all queues. */
export function TodayPanel() {
  return (
    <>
      <SiteStateRow />
      <ResultList
        title="Waiting for review"
        empty={
          <>
            <p className="text-lg font-semibold text-ink">You're all caught up.</p>
            <p className="mt-1">
              Reports, appeals, claims, changes, messages, and new listings appear here, the most
              urgent first.
            </p>
          </>
        }
        query={useWaitingCases()}
      >
        {(waiting) => <WaitingRow key={waiting.id + waiting.kind} waiting={waiting} />}
      </ResultList>
    </>
  );
}

function WaitingRow({ waiting }: { waiting: WaitingCase }) {
  const { queue, kind, id, subject, since, risk, is_own } = waiting;
  const days = Math.floor((Date.now() - new Date(since).getTime()) / msPerDay);
  const detail = describeCase(waiting);
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 transition-colors first:rounded-t-xl last:rounded-b-xl hover:bg-sage">
      <p className="flex w-full flex-wrap gap-2 sm:w-40">
        <Badge tone={riskTones[risk - 1] ?? "neutral"}>
          {kind.charAt(0).toUpperCase() + kind.slice(1)}
        </Badge>
      </p>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold break-words">
          {/* The link covers the row. */}
          <TextLink
            to={paths.adminTab(queue, { case: id })}
            className="after:absolute after:inset-0"
          >
            {subject ?? "Someone with no name"}
          </TextLink>
        </h3>
        {detail && (
          <p dir="auto" className="line-clamp-2 text-sm break-words text-ink-soft">
            {detail}
          </p>
        )}
        {is_own && (
          <p className="text-sm font-semibold text-accent-ink">Another admin must decide it</p>
        )}
      </div>
      <p
        className={joinClasses(
          "text-sm whitespace-nowrap tabular-nums",
          days >= longWait ? "font-semibold text-danger" : "text-ink-soft",
        )}
      >
        {days < 1 ? "Since today" : `Waiting ${inWords(days, "day")}`}
      </p>
    </li>
  );
}
