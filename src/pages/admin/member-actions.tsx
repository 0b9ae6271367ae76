import { useRef, useState } from "react";
import { type ActionCopy, ActionDialog } from "@/components/admin/action-dialog";
import { OwnCaseNotice } from "@/components/admin/own-case-notice";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import {
  type MemberRecord,
  useRestoreMember,
  useSetRole,
  useSuspendMember,
} from "@/hooks/admin/members";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { toast } from "@/lib/toast";
import { AdminRoleDialog } from "@/pages/admin/admin-role-dialog";

/** Buttons to change a member's roles and to suspend them or lift a suspension. */
export function MemberActions({ member }: { member: MemberRecord & { isOwn: boolean } }) {
  const [action, setAction] = useState<MemberAction | "admin role" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdmin = member.roles.includes("admin");
  const isSuspended = member.suspended_at !== null;

  function close(isDone: boolean) {
    setAction(null);
    // The button that opened the dialog was replaced by its opposite.
    if (isDone) setTimeout(() => heading.current?.focus());
  }

  const button = (target: MemberAction | "admin role", label: string) => (
    <Button variant="secondary" size="sm" onClick={() => setAction(target)}>
      {label}
    </Button>
  );

  return (
    <section aria-labelledby="member-actions">
      <h2 id="member-actions" ref={heading} tabIndex={-1} className="mb-3 text-2xl">
        Actions
      </h2>
      <div className="flex flex-wrap gap-3">
        <DoctorRoleButton member={member} />
        {isAdmin && button("admin role", "Remove admin role…")}
        {!isAdmin && !isSuspended && button("admin role", "Make admin…")}
        {isSuspended && !member.isOwn && button("restore", "Lift suspension…")}
        {!isAdmin && !isSuspended && !member.isOwn && button("suspend", "Suspend…")}
      </div>
      {!isAdmin && member.isOwn && <OwnCaseNotice />}
      {isAdmin && (
        <p className="mt-3 text-sm text-ink-soft">
          Admins can't be suspended. Remove the admin role first.
        </p>
      )}
      {isSuspended && (
        <p className="mt-3 text-sm text-ink-soft">
          A suspended member can't become an admin. Lift the suspension first.
        </p>
      )}
      {action === "admin role" && (
        <AdminRoleDialog member={member} isGranted={!isAdmin} onClose={close} />
      )}
      {action && action !== "admin role" && (
        <MemberActionDialog action={action} member={member} onClose={close} />
      )}
    </section>
  );
}

interface MemberActionDialogProps {
  action: MemberAction;
  member: Pick<MemberRecord, "id" | "full_name">;
  onClose: (isDone: boolean) => void;
}

/** Confirms a suspension, with its reason and length, or its end. */
export function MemberActionDialog({ action, member, onClose }: MemberActionDialogProps) {
  const suspension = useSuspendMember();
  const restoration = useRestoreMember();
  const { done, ...copy } = memberActionCopy(action, member);
  const { id } = member;
  const [days, setDays] = useState("");
  const [hidesContent, setHidesContent] = useState(false);

  async function confirm(reason: string) {
    if (action === "suspend") {
      await suspension.mutateAsync({ id, reason, days: Number(days) || null, hidesContent });
    } else await restoration.mutateAsync(id);
    toast({ title: done, tone: "success" });
  }

  return (
    <ActionDialog
      {...copy}
      reasonHint="The member sees this, and it's saved in the decision log."
      reasons={cannedReasons.suspend}
      missing={
        action === "suspend" && days === "" ? "Choose how long the suspension lasts" : undefined
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      {action === "suspend" && (
        <>
          <SelectField
            label="Duration"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          >
            <option value="">Choose…</option>
            <option value="1">1 day</option>
            <option value="7">7 days</option>
            <option value="30">30 days</option>
            <option value="90">90 days</option>
            <option value="forever">No end date</option>
          </SelectField>
          <CheckboxField
            label="Hide their posts, comments, and profile during the suspension"
            checked={hidesContent}
            onChange={(event) => setHidesContent(event.target.checked)}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** Actions on a member that need a confirmation. */
type MemberAction = "suspend" | "restore";

/** Dialog copy of an action on a member. */
function memberActionCopy(
  action: MemberAction,
  member: MemberActionDialogProps["member"],
): ActionCopy {
  const name = member.full_name ?? "this member";
  const copy: Record<MemberAction, ActionCopy> = {
    suspend: {
      title: `Suspend ${name}?`,
      description:
        "A suspended member can read and download their data but can't post, comment, or change anything. Their listings stay. They see the reason and can appeal once.",
      button: "Suspend",
      reason: "required",
      isDangerous: true,
      done: `${name} is suspended.`,
    },
    restore: {
      title: `Lift the suspension of ${name}?`,
      description:
        "They can post and edit again, what the suspension hid becomes visible, and they're notified.",
      button: "Lift suspension",
      reason: "none",
      done: `${name} is no longer suspended.`,
    },
  };
  return copy[action];
}

/** Grants or revokes the doctor role. */
function DoctorRoleButton({ member }: { member: MemberRecord }) {
  const change = useSetRole();
  const isDoctor = member.roles.includes("doctor");
  const name = member.full_name ?? "This member";

  const toggle = () =>
    change.mutate(
      { id: member.id, role: "doctor", isGranted: !isDoctor },
      {
        onSuccess: () =>
          toast({
            title: isDoctor ? "Doctor role removed" : "Doctor role added",
            description: isDoctor ? `${name} is no longer a doctor.` : `${name} is now a doctor.`,
            tone: "success",
          }),
      },
    );

  return (
    <Button variant="secondary" size="sm" isBusy={change.isPending} onClick={toggle}>
      {isDoctor ? "Remove doctor role" : "Add doctor role"}
    </Button>
  );
}
