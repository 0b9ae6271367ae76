import { Notice } from "@/components/ui/notice";
import { useSuspension } from "@/hooks/profiles/current-member";

/** Tells a suspended member what to expect of this page; nothing to others. */
export function SuspensionNotice() {
  const reason = useSuspension();
  if (reason === null) return null;
  return (
    <Notice tone="attention" title="Your account is suspended">
      <p className="break-words">
        <span className="font-semibold">Reason:</span> {reason}
      </p>
      <p className="mt-1">
        What is yours stays here to read. Nothing that you change is saved until an administrator
        restores your account.
      </p>
    </Notice>
  );
}
