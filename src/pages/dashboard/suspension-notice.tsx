import { OwnAppeal } from "@/components/appeals/own-appeal";
import { Notice } from "@/components/ui/notice";
import { useSuspension } from "@/hooks/profiles/current-member";
import { useUserId } from "@/hooks/session/store";
import { formatDay } from "@/lib/format/dates";

/** Explains a suspension and how to appeal it; renders nothing for other members. */
export function SuspensionNotice() {
  const suspension = useSuspension();
  const userId = useUserId();
  if (suspension === null || userId === null) return null;
  const { reason, until, isHidden } = suspension;
  return (
    <Notice
      tone="attention"
      title={`Your account is suspended${until ? ` until ${formatDay(until)}` : ""}`}
    >
      <p className="break-words">
        <span className="font-semibold">Reason:</span> {reason}
      </p>
      <p className="mt-1">
        You can still read what's yours, but you can't save any changes until{" "}
        {until ? "then" : "an admin restores your account"}.
        {isHidden && " Others can’t see your posts, comments, and profile until it ends."}
      </p>
      <OwnAppeal table="profiles" id={userId} />
    </Notice>
  );
}
