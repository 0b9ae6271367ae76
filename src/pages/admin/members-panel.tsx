import { useSearchParams } from "react-router-dom";
import { Queue } from "@/components/admin/queue";
import { SearchField } from "@/components/forms/search-field";
import { Button } from "@/components/ui/button";
import { useMembers } from "@/hooks/admin/members";
import { MemberRow } from "@/pages/admin/member-row";

/** Finds members by name, and manages who is a doctor. */
export function MembersPanel() {
  const [params, setParams] = useSearchParams();
  const name = params.get("name") ?? "";
  const members = useMembers(name);

  function find(form: FormData) {
    const sought = String(form.get("name") ?? "").trim();
    setParams({ tab: "members", ...(sought && { name: sought }) }, { preventScrollReset: true });
  }

  return (
    <>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            find(new FormData(event.currentTarget));
          }}
          className="mb-8 max-w-2xl"
        >
          <SearchField
            // A new field when the address changes, as it takes its first value only once.
            key={name}
            label="Find a member by name"
            name="name"
            defaultValue={name}
            action={
              <Button type="submit" size="sm">
                Find
              </Button>
            }
          />
        </form>
      </search>
      <Queue title="Members" emptyText="Nobody has such a name." query={members}>
        {(member) => <MemberRow key={member.id} member={member} />}
      </Queue>
    </>
  );
}
