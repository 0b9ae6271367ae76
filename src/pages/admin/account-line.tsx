import type { MemberRecord } from "@/hooks/admin/members";
import { formatDay } from "@/lib/format/dates";

interface AccountLineProps {
  member: Pick<MemberRecord, "email" | "created_at">;
}

/** A member's account email and sign-up date. A long email wraps before its "@". */
export function AccountLine({ member: { email, created_at } }: AccountLineProps) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)} · Joined {formatDay(created_at)}
    </>
  );
}
