import { useSearchParams } from "react-router-dom";
import { RoleBadges } from "@/components/account/role-badges";
import { FilterBar } from "@/components/admin/filter-bar";
import { NoMatches } from "@/components/admin/no-matches";
import { ResultList } from "@/components/admin/result-list";
import { SelectField } from "@/components/forms/select-field";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { type MemberRecord, useMembers } from "@/hooks/admin/members";
import { parseMemberFilters } from "@/lib/admin/admin-queues";
import { paths } from "@/lib/paths";
import { AccountLine } from "@/pages/admin/account-line";

const tab = "members";

/** Searches members by name or email. */
export function MembersPanel() {
  const [params] = useSearchParams();
  const filters = parseMemberFilters(params);

  return (
    <>
      <FilterBar
        tab={tab}
        filters={filters}
        searchLabel="Find a member"
        searchHint="Search by name or email. Only admins can see account emails."
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

/** A member in the search results, linking to their admin page. */
function MemberRow({ member }: { member: MemberRecord }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold break-words">
          <TextLink to={paths.adminMember(member.id)}>
            {member.full_name ?? "Someone with no name"}
          </TextLink>
        </h3>
        <p className="text-sm break-words text-ink-soft">
          <AccountLine member={member} />
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {member.suspended_at && <Badge tone="danger">Suspended</Badge>}
        <RoleBadges roles={member.roles} />
      </p>
    </li>
  );
}
