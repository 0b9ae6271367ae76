import type { ComponentProps } from "react";
import { useSearchParams } from "react-router-dom";
import { FilterBar } from "@/components/admin/filter-bar";
import { NoMatches } from "@/components/admin/no-matches";
import { ResultList } from "@/components/admin/result-list";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import {
  type Decision,
  useAdmins,
  useDecisions,
  useExportDecisions,
} from "@/hooks/admin/decisions";
import { type DecisionFilters, parseDecisionFilters } from "@/lib/admin/admin-queues";
import { decisionLabel, decisionLabels } from "@/lib/admin/decision-labels";
import { downloadCsv } from "@/lib/browser/download";
import { formatMoment, today } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { reasonText } from "@/lib/reason-text";
import { describeSeen, reportCountOf } from "@/pages/admin/log-details";

/** One entry of the decision log. */
function DecisionRow({ decision }: { decision: Decision }) {
  return (
    <li className="px-5 py-4">
      <h3 className="font-semibold break-words">
        {actionLabel(decision)}
        <Subject decision={decision} />
      </h3>
      <p className="text-sm break-words text-ink-soft">
        <Actor decision={decision} />, {formatMoment(decision.at)}
      </p>
      {describeSeen(decision.seen).map((line) => (
        <p key={line} className="mt-1 text-sm break-words whitespace-pre-line">
          {line}
        </p>
      ))}
      {decision.reason && (
        <p className="mt-2 break-words whitespace-pre-line">“{reasonText(decision.reason)}”</p>
      )}
    </li>
  );
}

const hiddenNouns: Partial<Record<Decision["event"], string>> = {
  post_hidden: "Post",
  comment_hidden: "Comment",
};

/** What was done; an automatic action says how many reports led to it. */
function actionLabel({
  event,
  is_automatic,
  seen,
}: Pick<Decision, "event" | "is_automatic" | "seen">): string {
  const count = is_automatic ? reportCountOf(seen) : 0;
  const noun = hiddenNouns[event];
  if (!noun || count === 0) return decisionLabel(event);
  return `${noun} hidden automatically after ${count === 1 ? "1 report" : `${count} reports`}`;
}

/** Shown when an entry's subject has no name. */
const fallbackNames: Record<string, string> = {
  doctors: "a deleted listing",
  profiles: "someone with no name",
  posts: "someone with no name",
  post_comments: "someone with no name",
  reports: "a post or comment",
  contact_messages: "from the contact page",
  removal_requests: "a practice with no name",
};

function Subject({ decision: { subject, path, target_table } }: { decision: Decision }) {
  const name = subject ?? fallbackNames[target_table];
  if (!name) return null;
  const isContent = target_table === "posts" || target_table === "post_comments";
  return (
    <>
      {isContent ? " by " : " · "}
      {path ? <TextLink to={path}>{name}</TextLink> : name}
    </>
  );
}

/** The admin who decided. The link filters the log by that admin, including former ones. */
function Actor({ decision }: { decision: Decision }) {
  const [params] = useSearchParams();
  const { actor, person, event, is_automatic } = decision;
  if (event === "claim_disputed") return "The work email of the claim";
  if (is_automatic) return "Automatic";
  if (!actor) return "A deleted account";
  const filters = { ...parseDecisionFilters(params), by: actor };
  return (
    <TextLink to={paths.adminTab("decisions", filters)}>
      {person?.full_name ?? "Someone with no name"}
    </TextLink>
  );
}

const tab = "decisions";

/** The log of admin decisions, newest first. */
export function DecisionsPanel() {
  const [params] = useSearchParams();
  const filters = parseDecisionFilters(params);
  const { search, event, by, from, to } = filters;
  const admins = useAdmins().data ?? [];
  const selectedAdmin = admins.find(({ id }) => id === by);

  return (
    <>
      <FilterBar
        tab={tab}
        filters={filters}
        searchLabel="Find a decision"
        searchHint="Search by name or reason."
      >
        {(field) => <DecisionFields field={field} filters={filters} admins={admins} />}
      </FilterBar>
      <ExportButton filters={filters} />
      <ResultList
        title="Decisions"
        empty={
          <NoMatches
            filters={[
              search && `“${search}”`,
              event && decisionLabel(event),
              by && `by ${selectedAdmin?.name ?? "this admin"}`,
              from && `from ${from}`,
              to && `until ${to}`,
            ]}
            clearTo={paths.adminTab(tab)}
            emptyText="No decisions yet."
          />
        }
        query={useDecisions(filters)}
      >
        {(decision) => <DecisionRow key={decision.id} decision={decision} />}
      </ResultList>
    </>
  );
}

const exportHeadings = ["Time (UTC)", "Decision", "About", "Admin", "Reason", "Details", "ID"];

/** Downloads the entries that match the filters as a CSV file. */
function ExportButton({ filters }: { filters: DecisionFilters }) {
  const entries = useExportDecisions();

  async function exportLog() {
    const { writeCsv } = await import("@/lib/import/csv");
    const rows = await entries.mutateAsync(filters);
    const lines = rows.map((entry) => [
      entry.at,
      actionLabel(entry),
      entry.subject ?? fallbackNames[entry.target_table] ?? "",
      entry.person?.full_name ?? (entry.is_automatic ? "Automatic" : "A deleted account"),
      entry.reason ? reasonText(entry.reason) : "",
      describeSeen(entry.seen).join("\n"),
      entry.target_id,
    ]);
    downloadCsv(`decisions-${today()}.csv`, writeCsv(exportHeadings, lines));
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      className="mb-4"
      isBusy={entries.isPending}
      onClick={() => void exportLog().catch(() => {})}
    >
      Export as CSV
    </Button>
  );
}

interface DecisionFieldsProps {
  field: Parameters<NonNullable<ComponentProps<typeof FilterBar>["children"]>>[0];
  filters: DecisionFilters;
  admins: { id: string; name: string }[];
}

/** The filters of the decision log, next to its search. */
function DecisionFields({ field, filters, admins }: DecisionFieldsProps) {
  const { by } = filters;
  const isFormer = by !== "" && !admins.some(({ id }) => id === by);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField label="Decision" {...field("event")}>
        <option value="">Any</option>
        {[...decisionLabels].map(([event, label]) => (
          <option key={event} value={event}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Admin" {...field("by")}>
        <option value="">Anyone</option>
        {admins.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isFormer && <option value={by}>A former admin</option>}
      </SelectField>
      <TextField type="date" label="From" {...field("from")} />
      <TextField type="date" label="Until" {...field("to")} />
    </div>
  );
}
