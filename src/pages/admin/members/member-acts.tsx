import { useRef, useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { SelectField } from "@/components/forms/select-field";
import { ActDialog } from "@/components/moderation/act-dialog";
import { useAccount } from "@/components/session/account-context";
import { Button } from "@/components/ui/button";
import { useRestoreMember, useSetRole, useSuspendMember } from "@/hooks/moderation/member-acts";
import type { FoundMember } from "@/hooks/moderation/members";
import { toast } from "@/lib/toast";
import { DoctorRoleButton } from "@/pages/admin/claims/doctor-role-button";
import { type MemberAct, memberActWords } from "@/pages/admin/members/member-act-words";

/** Gives and takes roles, suspends and restores. */
export function MemberActs({ member }: { member: FoundMember }) {
  const [act, setAct] = useState<MemberAct | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdmin = member.roles.includes("admin");
  const isSuspended = member.suspended_at !== null;

  function close(isDone: boolean) {
    setAct(null);
    // The button that opened the dialog has given way to its opposite.
    if (isDone) setTimeout(() => heading.current?.focus());
  }

  const button = (one: MemberAct, label: string) => (
    <Button variant="secondary" size="sm" onClick={() => setAct(one)}>
      {label}
    </Button>
  );

  return (
    <section aria-labelledby="member-acts">
      <h2 id="member-acts" ref={heading} tabIndex={-1} className="mb-3 text-2xl">
        What can be done
      </h2>
      <div className="flex flex-wrap gap-3">
        <DoctorRoleButton member={member} />
        {isAdmin && button("revoke admin", "Revoke administrator role…")}
        {!isAdmin && !isSuspended && button("grant admin", "Grant administrator role…")}
        {isSuspended && button("restore", "Restore…")}
        {!isAdmin && !isSuspended && button("suspend", "Suspend…")}
      </div>
      {isAdmin && (
        <p className="mt-3 text-sm text-ink-soft">
          Administrators cannot be suspended. Revoke the administrator role first.
        </p>
      )}
      {isSuspended && (
        <p className="mt-3 text-sm text-ink-soft">
          A suspended member cannot become an administrator. Restore them first.
        </p>
      )}
      {act && <MemberActDialog act={act} member={member} onClose={close} />}
    </section>
  );
}

interface MemberActDialogProps {
  act: MemberAct;
  member: FoundMember;
  onClose: (isDone: boolean) => void;
}

function MemberActDialog({ act, member, onClose }: MemberActDialogProps) {
  const roles = useSetRole();
  const suspension = useSuspendMember();
  const restoration = useRestoreMember();
  const isOneself = useAccount().id === member.id;
  const { done, ...words } = memberActWords(act, member, isOneself);
  const { id } = member;
  const [days, setDays] = useState("");
  const [hidesContent, setHidesContent] = useState(false);

  async function carryOut(reason: string) {
    if (act === "suspend") {
      await suspension.mutateAsync({ id, reason, days: Number(days) || null, hidesContent });
    } else if (act === "restore") await restoration.mutateAsync(id);
    else await roles.mutateAsync({ id, role: "admin", isGranted: act === "grant admin" });
    toast({ title: "Done", description: done, tone: "success" });
  }

  return (
    <ActDialog
      {...words}
      reasonHint="The member sees it, and it goes into the log."
      onAct={carryOut}
      onClose={onClose}
    >
      {act === "suspend" && (
        <>
          <SelectField
            label="For how long"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          >
            <option value="">No end date</option>
            <option value="1">1 day</option>
            <option value="7">7 days</option>
            <option value="30">30 days</option>
            <option value="90">90 days</option>
          </SelectField>
          <CheckboxField
            label="Hide their posts, comments, and profile during the suspension"
            checked={hidesContent}
            onChange={(event) => setHidesContent(event.target.checked)}
          />
        </>
      )}
    </ActDialog>
  );
}
