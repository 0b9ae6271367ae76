import { useNavigate, useSearchParams } from "react-router-dom";
import { NoMatches } from "@/components/import/nothing-fits";
import { FilterBar } from "@/components/moderation/filter-bar";
import { ResultList } from "@/components/moderation/results";
import { useAdmins, useDecisions } from "@/hooks/moderation/decisions";
import { decisionLabel } from "@/lib/moderation/decision-actions";
import { parseDecisionFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";
import { DecisionFields } from "@/pages/admin/decisions/decision-fields";
import { DecisionRow } from "@/pages/admin/decisions/decision-row";

const tab = "decisions";

/** The log of admin decisions, newest first. */
export function DecisionsPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseDecisionFilters(params);
  const { search, action, by, from, to } = filters;
  const admins = useAdmins().data ?? [];
  const selectedAdmin = admins.find(({ id }) => id === by);

  return (
    <>
      <FilterBar
        filters={filters}
        searchLabel="Find a decision"
        searchHint="Search by name or reason."
        onApply={(next) => void navigate(paths.adminTab(tab, next), { preventScrollReset: true })}
      >
        {(field) => <DecisionFields field={field} filters={filters} admins={admins} />}
      </FilterBar>
      <ResultList
        title="Decisions"
        empty={
          <NoMatches
            filters={[
              search && `“${search}”`,
              action && decisionLabel(action),
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
