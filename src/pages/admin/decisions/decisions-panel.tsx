import { useNavigate, useSearchParams } from "react-router-dom";
import { NothingFits } from "@/components/import/nothing-fits";
import { FilterBar } from "@/components/moderation/filter-bar";
import { Results } from "@/components/moderation/results";
import { useAdministrators, useDecisions } from "@/hooks/moderation/decisions";
import { decisionLabel } from "@/lib/moderation/decision-actions";
import { parseDecisionFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";
import { DecisionFields } from "@/pages/admin/decisions/decision-fields";
import { DecisionRow } from "@/pages/admin/decisions/decision-row";

const tab = "decisions";

/** What administrators decided, newest first. */
export function DecisionsPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseDecisionFilters(params);
  const { search, action, by, from, to } = filters;
  const administrators = useAdministrators().data ?? [];
  const asked = administrators.find(({ id }) => id === by);

  return (
    <>
      <FilterBar
        filters={filters}
        searchLabel="Find a decision"
        searchHint="By what it was about, or by its reason."
        onApply={(next) => void navigate(paths.desk(tab, next), { preventScrollReset: true })}
      >
        {(field) => (
          <DecisionFields field={field} filters={filters} administrators={administrators} />
        )}
      </FilterBar>
      <Results
        title="Decisions"
        empty={
          <NothingFits
            sought={[
              search && `“${search}”`,
              action && decisionLabel(action),
              by && `by ${asked?.name ?? "this administrator"}`,
              from && `from ${from}`,
              to && `until ${to}`,
            ]}
            clearTo={paths.desk(tab)}
            otherwise="Nothing has been decided yet."
          />
        }
        query={useDecisions(filters)}
      >
        {(decision) => <DecisionRow key={decision.id} decision={decision} />}
      </Results>
    </>
  );
}
