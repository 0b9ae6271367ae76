import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { AccountMenuItems, type AccountPerson } from "@/components/layout/account-entries";
import { Avatar } from "@/components/ui/avatar";
import { Popover } from "@/components/ui/popover";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useCurrentMember } from "@/hooks/profiles/current-member";

/** The account menu on wide screens. */
export function AccountDropdown(person: AccountPerson) {
  const { data } = useCurrentMember();
  const panelId = useId();
  const location = useLocation();
  const name = data?.full_name ?? person.name;

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-11 max-w-40 items-center gap-2 rounded-full py-1 pr-2.5 pl-1 text-sm font-medium text-ink hover:bg-sage xl:max-w-54"
      >
        <Avatar name={name} src={data?.avatar_url ?? null} size="sm" />
        <span className="truncate">{name}</span>
        <VisuallyHidden>, account menu</VisuallyHidden>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </button>
      <Popover
        // A new key on each navigation closes it.
        key={location.key}
        id={panelId}
        className="inset-auto top-17 right-[calc(max(0px,(100%-76rem)/2)+theme(spacing.gutter))] w-72 rounded-xl bg-raised p-3 ring-1 ring-line"
      >
        <AccountMenuItems {...person} />
      </Popover>
    </>
  );
}
