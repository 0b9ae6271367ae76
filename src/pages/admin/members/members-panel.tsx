import { useNavigate, useSearchParams } from "react-router-dom";
import { SelectField } from "@/components/forms/select-field";
import { NoMatches } from "@/components/import/nothing-fits";
import { FilterBar } from "@/components/moderation/filter-bar";
import { ResultList } from "@/components/moderation/results";
import { useMembers } from "@/hooks/moderation/members";
import { parseMemberFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";
import { MemberRow } from "@/pages/admin/members/member-row";

const tab = "members";

/** Searches members by name or email. */
export function MembersPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseMemberFilters(params);

  return (
    <>
      <FilterBar
        filters={filters}
        searchLabel="Find a member"
        searchHint="Search by name or email. Only admins can see account emails."
        onApply={(next) => void navigate(paths.adminTab(tab, next), { preventScrollReset: true })}
      >
        {(field) => (
          <SelectField label="Show" className="max-w-xs" {...field("only")}>
            <option value="">All members</option>
            <option value="suspended">Suspended</option>
          </SelectField>
        )}
      </FilterBar>
      <ResultList
        title={filters.only ? "Suspended members" : "Members"}
        empty={
          <NoMatches
            filters={[filters.search && `“${filters.search}”`, filters.only]}
            clearTo={paths.adminTab(tab)}
            emptyText="No members yet."
          />
        }
        query={useMembers(filters)}
      >
        {(member) => <MemberRow key={member.id} member={member} />}
      </ResultList>
    </>
  );
}
