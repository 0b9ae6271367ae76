import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import {
  type StaffMember,
  useOfferOwnership,
  useRemoveStaff,
  useSetRole,
} from "@/hooks/practice/staff";
import {
  canAssignRole,
  type PracticePermission,
  roleNames,
  type StaffRole,
} from "@/lib/account/staff-roles";
import { formatDay } from "@/lib/format/dates";
import { toast } from "@/lib/toast";

interface StaffRowProps {
  practiceId: string;
  practiceName: string;
  member: StaffMember;
  /** The member's own permissions. */
  permissions: readonly PracticePermission[];
  userId: string;
}

/** A team member of a practice, with the buttons to change their access. */
export function StaffRow({ practiceId, practiceName, member, permissions, userId }: StaffRowProps) {
  const isMe = member.user_id === userId;
  const name = member.person?.full_name ?? "A member";
  const place = { practiceId, userId: member.user_id };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-words">
          <bdi>{name}</bdi>
          {isMe && " (you)"}
        </span>
        <Badge>{roleNames[member.role]}</Badge>
      </p>
      <p className="mt-1 text-sm text-ink-soft">Since {formatDay(member.created_at)}</p>
      <div className="mt-2 -ml-4 flex flex-wrap gap-2 empty:hidden">
        {permissions.includes("ownership") && (
          <RoleButton {...place} name={name} role={member.role} />
        )}
        {permissions.includes("ownership") && member.role === "manager" && (
          <TransferOwnershipButton {...place} name={name} practiceName={practiceName} />
        )}
        {!isMe && canAssignRole(permissions, member.role) && (
          <RemoveButton {...place} name={name} />
        )}
      </div>
    </>
  );
}

interface PersonProps {
  practiceId: string;
  userId: string;
  name: string;
}

function RoleButton({ name, role, ...place }: PersonProps & { role: StaffMember["role"] }) {
  const setRole = useSetRole();
  const other: StaffRole = role === "manager" ? "front_desk" : "manager";
  const change = () =>
    setRole.mutate(
      { ...place, role: other },
      { onSuccess: () => toast({ title: "Role changed", tone: "success" }) },
    );
  const label = other === "manager" ? "Make manager" : "Make front desk";
  return (
    <Button
      variant="ghost"
      size="sm"
      isBusy={setRole.isPending}
      aria-label={`${label}: ${name}`}
      onClick={change}
    >
      {label}
    </Button>
  );
}

function RemoveButton({ name, ...place }: PersonProps) {
  const removal = useRemoveStaff();
  async function remove() {
    await removal.mutateAsync(place);
    toast({ title: "Removed from your practice", tone: "success" });
  }
  return (
    <ConfirmButton
      label="Remove"
      labelSuffix={name}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      isDangerous
      onConfirm={remove}
    >
      <p>
        {name} loses access to requests and can no longer make changes. Invitations they sent are
        withdrawn. We'll notify them.
      </p>
    </ConfirmButton>
  );
}

/** Offers the ownership to a manager, who must accept it. */
function TransferOwnershipButton({
  practiceName,
  name,
  ...place
}: PersonProps & { practiceName: string }) {
  const offer = useOfferOwnership();

  async function offerOwnership() {
    await offer.mutateAsync(place);
    toast({
      title: `Transfer offered to ${name}`,
      description: "You stay the owner until they accept.",
      tone: "success",
    });
  }

  return (
    <ConfirmButton
      label="Transfer ownership"
      labelSuffix={`to ${name}`}
      title={`Transfer ${practiceName} to ${name}?`}
      confirmLabel="Send offer"
      onConfirm={offerOwnership}
    >
      <p>
        {name} gets the offer on their dashboard and has 14 days to accept. Once they accept, they
        own the listing, and patients see their published phone and email instead of yours. You
        become a manager and can then leave. Open requests stay open, and changes that wait for a
        review keep waiting.
      </p>
    </ConfirmButton>
  );
}
