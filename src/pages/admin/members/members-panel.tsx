import { useNavigate, useSearchParams } from "react-router-dom";
import { SelectField } from "@/components/forms/select-field";
import { NothingFits } from "@/components/import/nothing-fits";
import { FilterBar } from "@/components/moderation/filter-bar";
import { Results } from "@/components/moderation/results";
import { useMembers } from "@/hooks/moderation/members";
import { parseMemberFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";
import { MemberRow } from "@/pages/admin/members/member-row";

const tab = "members";

/** Finds members by name or email address. */
export function MembersPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseMemberFilters(params);

  return (
    <>
      <FilterBar
        filters={filters}
        searchLabel="Find a member"
        searchHint="By name or email address. Only administrators see the address of an account."
        onApply={(next) => void navigate(paths.desk(tab, next), { preventScrollReset: true })}
      >
        {(field) => (
          <SelectField label="Show" className="max-w-xs" {...field("only")}>
            <option value="">Everybody</option>
            <option value="suspended">Suspended</option>
          </SelectField>
        )}
      </FilterBar>
      <Results
        title={filters.only ? "Suspended members" : "Members"}
        empty={
          <NothingFits
            sought={[filters.search && `“${filters.search}”`, filters.only]}
            clearTo={paths.desk(tab)}
            otherwise="There is no member yet."
          />
        }
        query={useMembers(filters)}
      >
        {(member) => <MemberRow key={member.id} member={member} />}
      </Results>
    </>
  );
}
