import { useAccount } from "@/components/account/account-context";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAdmins } from "@/hooks/admin/decisions";
import { formatChoice } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

/** Says why the admin can't decide a case in which they have taken part, and who can. */
export function OwnCaseNotice() {
  const { id } = useAccount();
  const admins = useAdmins().data;
  const others = admins?.filter((admin) => admin.id !== id).map(({ name }) => name);
  const isOnlyAdmin = others?.length === 0;
  return (
    <Notice
      tone="attention"
      className="mt-6"
      title="You can't decide this case"
      actions={
        isOnlyAdmin && (
          <LinkButton to={paths.adminTab("members")} size="sm" variant="secondary">
            Find a member to make an admin
          </LinkButton>
        )
      }
    >
      It's about you or your practice, now or in the past, or you filed, reported, or decided it.{" "}
      {isOnlyAdmin
        ? "You're the only admin, so make someone you trust an admin, who can then decide it."
        : others && `Ask another admin to decide it: ${formatChoice(others)}.`}
    </Notice>
  );
}
